"""Actions that move the cursor, lift cards, and do what the cursor stands on."""

from whistclub.terminal.app.scene.chips import card_action, card_verb, may_signal
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.table.control import TableControl


def _choices(scene: Scene) -> int:
    """Returns how many cards and choices the cursor can stand on."""
    return len(scene.chips) + (len(scene.hand) if scene.has_cards_to_choose else 0)


def left(table: TableControl) -> None:
    """Goes to the card or choice on the left."""
    table.model.cursor.move(-1, _choices(table.scene()))
    table.touched()


def right(table: TableControl) -> None:
    """Goes to the card or choice on the right."""
    table.model.cursor.move(1, _choices(table.scene()))
    table.touched()


def first(table: TableControl) -> None:
    """Goes to the first card or choice."""
    table.model.cursor.index = 0
    table.touched()


def last(table: TableControl) -> None:
    """Goes to the last card, or to the last choice where no card is asked for."""
    scene = table.scene()
    table.model.cursor.index = (len(scene.hand) if scene.has_cards_to_choose else len(scene.chips)) - 1
    table.touched()


def lift(table: TableControl) -> None:
    """Lifts a card or puts it down, where two may be laid; elsewhere does what Enter does."""
    view = table.client.sight.view
    if table.model.is_lingering or view is None or not may_signal(view):
        confirm(table)
        return
    table.model.cursor.lift(table.scene().hand[table.model.cursor.index])
    table.touched()


def confirm(table: TableControl) -> None:
    """Plays the card or makes the choice under the cursor, goes on after a pause, deals the next deal."""
    model, scene = table.model, table.scene()
    if model.shows_last_trick:
        table.run("last_trick")
    elif model.is_lingering:
        table.clock.gather()
    elif table.clock.has_just_gathered:
        return
    elif scene.chosen_chip is not None:
        table.act(scene.chosen_chip.action)
    elif scene.has_cards_to_choose and scene.hand and scene.view is not None:
        cards = model.cursor.lifted or (scene.hand[scene.focus],)
        table.act(card_action(card_verb(scene.view), cards))
    elif scene.chips:
        table.refuse(table.say("app-choose-first"))
    elif scene.view is None:
        table.run("home" if table.client.sight.match.result is not None else "next")
    else:
        model.note = None
        table.display.draw()
        table.clock.go_on()


def press_choice(table: TableControl, key: str, character: str) -> bool:
    """Makes the choice that has this key, or goes to the next card of the suit. Returns True if the key meant
    either.
    """
    scene = table.scene()
    letter = character.lower() if character else key
    chip = next((one for one in scene.chips if one.key == letter and letter != "enter"), None)
    if chip is not None:
        table.act(chip.action)
        return True
    suit = letter.upper()
    if scene.hand and suit in table.client.game.pack.suits and table.model.cursor.to_suit(suit, scene.hand):
        table.touched()
        return True
    return False
