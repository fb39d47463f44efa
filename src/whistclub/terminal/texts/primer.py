"""How a game is played, in short, for whoever has never played it."""

from collections.abc import Iterator

from whistclub.terminal.texts.words import Words


def primer(words: Words) -> list[str]:
    """The page of a game with its options, as lines; a blank line between paragraphs."""
    return "\n\n".join(_paragraphs(words)).split("\n")


def in_a_few_sentences(words: Words) -> list[str]:
    """What a game with its options is about, a thought a line."""
    options, say, key = words.game.options, words.say, words.game.key
    if key == "minnesota":
        spoken = options.bidding == "spoken"
        lines = [say("line-primer-spoken" if spoken else "line-primer-minnesota")]
        if options.overcall == "askov":
            lines.append(say("line-primer-askov"))
        return [*lines, say("app-primer-south-dakota")] if options.trump == "first_lead" else lines
    if key == "gongor":
        points = options.scoring == "points"
        return [
            say("line-primer-gongor"),
            say("app-primer-gongor-points" if points else "app-primer-gongor-campaign"),
        ]
    if key == "hermits":
        return [say("line-primer-hermits")]
    return [say("line-primer-solo" if key == "solo" else "line-primer-whist")]


def _paragraphs(words: Words) -> Iterator[str]:
    options, say = words.game.options, words.say
    if words.game.key == "minnesota":
        if options.bidding == "spoken":
            yield say("app-primer-spoken")
        else:
            yield say("app-primer-minnesota", black=int(options.colours == "black_high"))
        if options.overcall == "askov":
            yield say("app-primer-askov")
        if options.trump == "first_lead":
            yield say("app-primer-south-dakota")
    elif words.game.key == "gongor":
        yield say("app-primer-gongor")
        yield say("app-primer-gongor-points" if options.scoring == "points" else "app-primer-gongor-campaign")
    elif words.game.key == "hermits":
        yield say("app-primer-hermits")
    else:
        yield say("app-primer-solo" if words.game.key == "solo" else "app-primer-whist")
        yield say("app-primer-trump")
    if words.game.seats > 1:
        yield say("app-primer-trick")
