"""How a game is played, in short, for whoever has never played it."""

from collections.abc import Iterator

from whistclub.terminal.words import Words


def primer(words: Words) -> list[str]:
    """The page of a game with its options, as lines; a blank line between paragraphs."""
    lines: list[str] = []
    for paragraph in (*_paragraphs(words), words.say("app-primer-keys")):
        lines += [*paragraph.split("\n"), ""]
    return lines[:-1]


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
