"""The laws have teeth: each is held against a game that breaks it, and finds it out."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from keepsake import GAME, rules, view
from keepsake.values import (
    AnyAction,
    AnyEvent,
    CardDrawn,
    CardKept,
    Keep,
    State,
    Swap,
    TimeUp,
    View,
)
from msgspec import structs

from fortable.kernel.chance import Draw
from fortable.kernel.choices import Joined
from fortable.kernel.game import AnyGame, Deadline, Line
from fortable.kernel.options import Preset
from fortable.kernel.words import Event, Illegal, Options, Seat, Viewer, Where
from fortable.testing import Broken
from fortable.testing.clauses import check_clauses
from fortable.testing.law import Law
from fortable.testing.laws import (
    catalogues,
    consistency,
    folder,
    presets,
    secrecy,
    texts,
    tutorials,
)
from tests.games import forgetful, some_game

from . import seven


def caught(law: Callable[[AnyGame], None], game: AnyGame) -> str:
    """What a law says of a game that breaks it; the sound game passes."""
    law(GAME)
    with pytest.raises(Broken) as broken:
        law(game)
    return str(broken.value)


def test_a_view_that_shows_anothers_card() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), cards=state.cards)

    leak = replace(GAME, view_for=leaky)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_board_that_is_shown_something_else_than_the_view() -> None:
    def kind(seen: View) -> View:
        return structs.replace(seen, swapped=0)

    law = consistency.what_is_shown_comes_from_the_view
    assert "not what the view says" in caught(law, replace(GAME, shown=kind))


def test_a_board_that_is_shown_what_nobody_was_told() -> None:
    class Numbered(View, frozen=True):
        number: int

    numbers = count()

    def numbered(seen: View) -> View:
        return Numbered(**structs.asdict(seen), number=next(numbers))

    types = replace(GAME.types, shown=Numbered)
    law = consistency.what_is_shown_comes_from_the_view
    assert "comes from elsewhere" in caught(law, replace(GAME, types=types, shown=numbered))


class Shifted(Joined[AnyAction]):
    """Counts right, and makes the k-th wrong."""

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(index - 1)


class Short(Joined[AnyAction]):
    """Forgets one."""

    def __len__(self) -> int:
        return super().__len__() - 1


@pytest.mark.parametrize(
    ("offer", "says"), [(Shifted, "another choice than in the list"), (Short, "miscounted")]
)
def test_choices_that_are_not_those_of_the_list(offer: type[Joined[AnyAction]], says: str) -> None:
    def legal(seen: View) -> Joined[AnyAction]:
        return offer([tuple(view.legal(seen))])

    law = consistency.the_kth_choice_is_the_kth_that_is_listed
    assert says in caught(law, replace(GAME, legal=legal))


def test_a_view_that_shows_anothers_card_to_everything_made_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(view, "_shown", lambda cards, *_, **__: tuple(cards))
    with pytest.raises(Broken, match="shows what was redealt"):
        secrecy.what_a_viewer_cannot_see_does_not_show(GAME)


def test_a_redeal_made_from_a_view_that_shows_too_much() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), cards=state.cards)

    def from_the_view(state: State, viewer: Viewer, rng: Random) -> State:
        return view.imagine(leaky(state, viewer), rng)

    blind = replace(GAME, view_for=leaky, redeal=from_the_view)
    assert "leaves a secret" in caught(secrecy.what_is_hidden_is_dealt_anew, blind)


def test_a_moment_between_two_events_that_shows_too_much() -> None:
    def fleeting(state: State, viewer: Viewer) -> View:
        seen = view.view_for(state, viewer)
        return structs.replace(seen, cards=state.cards) if 0 in state.cards else seen

    leak = replace(GAME, view_for=fleeting)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_game_of_memory_that_does_not_forget() -> None:
    memory = some_game(forgetful)
    law = secrecy.what_is_forgotten_is_not_told_again
    law(memory)
    with pytest.raises(Broken, match="told again"):
        law(replace(memory, redact=lambda event, *_: event))


def test_a_view_that_shows_only_whether_anothers_card_is_high() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        hint = max(state.cards) > 14
        return structs.replace(view.view_for(state, viewer), swapped=state.swapped + 10 * hint)

    leak = replace(GAME, view_for=leaky)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_deadline_that_depends_on_a_secret() -> None:
    def nervous(state: State) -> Deadline | None:
        return Deadline(1000 * max(state.cards), TimeUp())

    leak = replace(GAME, deadline=nervous)
    assert "deadline" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_scores_that_give_a_secret_away() -> None:
    leak = replace(GAME, scores=lambda state: state.cards)
    assert "scores" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_dishonest_imagination() -> None:
    def wishful(seen: View, rng: Random) -> State:
        return structs.replace(view.imagine(seen, rng), discards=())

    liar = replace(GAME, imagine=wishful)
    assert "looks different" in caught(secrecy.bots_imagine_honest_worlds, liar)


def test_news_that_names_a_card_drawn_by_another() -> None:
    leak = replace(GAME, redact=lambda event, *_: event)
    assert "sounds different" in caught(secrecy.what_looks_the_same_sounds_the_same, leak)


def test_a_pause_that_gives_a_secret_away() -> None:
    def chatty(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        events = rules.decide(state, seat, action)
        sigh = isinstance(action, Keep) and state.cards[seat] < 5
        return events + events if sigh else events

    leak = replace(GAME, decide=chatty)
    assert "number of events" in caught(secrecy.what_looks_the_same_sounds_the_same, leak)


def test_a_refusal_that_names_anothers_card() -> None:
    def blabbing(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, Swap):
            raise Illegal("KS-03", "no-swap-left", allowed=max(state.cards))
        return rules.decide(state, seat, action)

    leak = replace(GAME, decide=blabbing)
    assert "refusal" in caught(secrecy.refusals_are_made_of_what_the_seat_knows, leak)


def test_old_news_that_says_more_than_was_heard() -> None:
    def late(event: AnyEvent, viewer: Viewer, now: State) -> AnyEvent:
        told = view.redact(event, viewer, now)
        return event if isinstance(event, CardDrawn) and now.kept[event.seat] else told

    leak = replace(GAME, redact=late)
    assert "more than was heard" in caught(secrecy.retelling_adds_nothing, leak)


def test_a_redeal_that_deals_nothing() -> None:
    lazy = replace(GAME, redeal=lambda state, *_: state)
    assert "leaves a secret" in caught(secrecy.redeal_deals, lazy)


def test_a_view_that_says_it_is_anothers() -> None:
    def mistaken(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), viewer=state.turn)

    law = consistency.a_view_says_whose_it_is
    assert "whose it is" in caught(law, replace(GAME, view_for=mistaken))


def test_a_phase_that_boards_cannot_read() -> None:
    class Phased(View, frozen=True):
        @property
        def phase(self) -> str:
            return "turn"

    def secretive(state: State, viewer: Viewer) -> View:
        return Phased(**structs.asdict(view.view_for(state, viewer)))

    law = consistency.a_view_says_whose_it_is
    assert "phase" in caught(law, replace(GAME, view_for=secretive))


def test_boards_that_are_not_shown_whose_view_it_is() -> None:
    nameless = replace(GAME, shown=lambda seen: structs.replace(seen, viewer=None))
    law = consistency.a_view_says_whose_it_is
    assert "whose it is" in caught(law, nameless)


def test_a_value_that_does_not_survive_json() -> None:
    class Loose(View, frozen=True):
        cards: Any

    loose = replace(GAME, types=replace(GAME.types, view=Loose))
    assert "JSON loses" in caught(consistency.values_survive_json, loose)


def test_a_notation_that_forgets() -> None:
    def forgetful(text: str) -> State:
        return structs.replace(GAME.notation.read_state(text), swapped=0)

    loose = replace(GAME, notation=replace(GAME.notation, read_state=forgetful))
    assert "notation of a state" in caught(consistency.values_survive_notation, loose)


def test_an_action_whose_notation_means_another() -> None:
    muddled = replace(GAME.notation, write_action=lambda _: "keep")
    loose = replace(GAME, notation=muddled)
    assert "notation of an action" in caught(consistency.values_survive_notation, loose)


def test_a_notation_that_chokes_on_nonsense() -> None:
    def fragile(text: str) -> State:
        if text.count("|") != 1:
            raise IndexError(text)
        return GAME.notation.read_state(text)

    law = consistency.nonsense_notation_is_refused
    law(GAME)
    with pytest.raises(IndexError):
        law(replace(GAME, notation=replace(GAME.notation, read_state=fragile)))


def test_a_legal_list_with_an_action_too_many() -> None:
    def generous(seen: View) -> Iterator[AnyAction]:
        return iter((Keep(), Swap()) if list(view.legal(seen)) else ())

    liar = replace(GAME, legal=generous)
    assert "legal action is refused" in caught(consistency.legal_and_decide_agree, liar)


def test_a_legal_list_with_an_action_too_few() -> None:
    def stingy(seen: View) -> Iterator[AnyAction]:
        return iter(list(view.legal(seen))[:1])

    liar = replace(GAME, legal=stingy)
    assert "not listed is accepted" in caught(consistency.legal_and_decide_agree, liar)
    consistency.legal_and_decide_agree(replace(liar, unlisted=(Swap,)))


def test_a_legal_list_for_those_whose_turn_it_is_not() -> None:
    def for_all(seen: View) -> Iterator[AnyAction]:
        return view.legal(structs.replace(seen, viewer=seen.turn))

    liar = replace(GAME, legal=for_all)
    assert "not those waited for" in caught(consistency.legal_and_decide_agree, liar)
    assert "spectator" in caught(consistency.spectators_cannot_act, liar)


def test_dice_that_are_drawn_like_cards() -> None:
    def crooked(state: seven.State) -> Any:
        return Draw(seven.FACES * state.dice, state.dice) if state.dice else seven.waiting(state)

    law = consistency.dice_are_thrown_and_cards_are_drawn
    law(seven.GAME)
    with pytest.raises(Broken, match=r"drawn like cards(.|\n)*Draw\.dice"):
        law(replace(seven.GAME, waiting=crooked))


@pytest.mark.parametrize(
    "law",
    [law for room in (secrecy, consistency) for law in vars(room).values() if isinstance(law, Law)],
)
def test_a_game_of_dice_obeys(law: Law) -> None:
    law(seven.GAME, examples=20)


def test_a_match_that_begins_with_something_left_over() -> None:
    def dealt(options: Options, seats: int) -> State:
        return structs.replace(rules.start(options, seats), cards=tuple(range(1, seats + 1)))  # type: ignore[arg-type]

    def hasty(state: State) -> tuple[AnyEvent, ...]:
        is_fresh = not any(state.kept) and not state.swapped and not state.discards
        return (CardKept(state.turn),) if is_fresh else ()

    loose = replace(GAME, start=dealt, follows=hasty)
    assert "where the match rests" in caught(consistency.nothing_follows_at_rest, loose)


def test_something_that_follows_from_a_secret() -> None:
    def greedy(state: State) -> tuple[AnyEvent, ...]:
        is_best = state.cards[state.turn] == 16 and not all(state.kept)
        return (CardKept(state.turn),) if is_best else ()

    leak = replace(GAME, follows=greedy)
    assert "looks at rest" in caught(consistency.nothing_follows_at_rest, leak)


def test_rules_that_depend_on_how_often_they_were_asked() -> None:
    calls = count()

    def fickle(state: State, event: AnyEvent) -> State:
        after = rules.evolve(state, event)
        return structs.replace(after, swapped=next(calls)) if isinstance(event, CardKept) else after

    loose = replace(GAME, evolve=fickle)
    assert "lead elsewhere" in caught(consistency.a_log_replays_to_the_same_state, loose)


def test_a_game_that_does_not_end() -> None:
    def stubborn(state: State, event: AnyEvent) -> State:
        return structs.replace(rules.evolve(state, event), kept=(False,) * state.seats, discards=())

    endless = replace(GAME, evolve=stubborn)
    assert "does not end" in caught(consistency.random_play_ends, endless)
    assert "does not end" in caught(consistency.abandoned_play_ends, endless)


def test_a_refusal_that_leaves_a_trace() -> None:
    def sloppy(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        try:
            return rules.decide(state, seat, action)
        except Illegal:
            structs.force_setattr(state, "discards", (99,))
            raise

    loose = replace(GAME, decide=sloppy)
    assert "changed the match" in caught(consistency.a_refused_action_changes_nothing, loose)


def test_a_deadline_that_the_rules_refuse() -> None:
    def deaf(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, TimeUp):
            raise Illegal("KS-05", "not-the-clock")
        return rules.decide(state, seat, action)

    law = consistency.a_deadline_can_be_met_by_the_clock
    law(GAME)
    with pytest.raises(Broken, match=r"refused"):
        law(replace(GAME, decide=deaf))


def test_a_running_match_that_is_exported_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    law = consistency.a_running_match_keeps_its_seed
    law(GAME)
    monkeypatch.setattr(consistency, "export", lambda match, _: match.seed.hex())
    with pytest.raises(Broken, match="shows its seed"):
        law(GAME)


def test_points_that_do_not_add_up() -> None:
    def generous(state: State) -> Any:
        outcome = rules.outcome(state)
        bonus = tuple((*lines, Line("KS-04", 1)) for lines in outcome.breakdown)
        return structs.replace(outcome, breakdown=bonus)

    assert "add up" in caught(consistency.the_outcome_adds_up, replace(GAME, outcome=generous))


def test_a_ranking_that_forgets_somebody() -> None:
    def rude(state: State) -> Any:
        outcome = rules.outcome(state)
        return structs.replace(outcome, ranking=outcome.ranking[:-1])

    assert "one place" in caught(consistency.the_outcome_adds_up, replace(GAME, outcome=rude))


def test_an_ending_without_words() -> None:
    def cryptic(state: State) -> Any:
        return structs.replace(rules.outcome(state), ended_by="KS-99")

    silent = replace(GAME, outcome=cryptic)
    assert "ended-KS-99" in caught(texts.whatever_happens_has_a_text, silent)


def test_a_game_without_words() -> None:
    silent = replace(GAME, package="fortable.testing")
    assert "no English catalogue" in caught(texts.whatever_happens_has_a_text, silent)


class Whisper(Event, frozen=True):
    """An event that the catalogue does not know."""


def test_an_event_without_words() -> None:
    silent = replace(GAME, types=replace(GAME.types, event=AnyEvent | Whisper))
    assert "event-whisper" in caught(catalogues.nothing_lacks_a_text, silent)


class Forks(Options, frozen=True):
    """An option that the catalogue does not know, and that matters where nobody plays."""

    forks: bool = True

    matters: ClassVar = {"forks": Where(seats=(99,))}


def test_an_option_without_words_and_words_without_an_option() -> None:
    silent = replace(GAME, types=replace(GAME.types, options=Forks))
    assert "option-forks" in caught(catalogues.nothing_lacks_a_text, silent)
    assert "option-hurry" in caught(catalogues.no_text_is_idle, silent)


PRESETS = {
    "no-such-option": Preset("odd", {"forks": 3}),
    "bad-seats": Preset("odd", seats=99),
    "names a bot that there is not": Preset("odd", bot="nobody"),
}


@pytest.mark.parametrize("fault", PRESETS)
def test_a_preset_that_cannot_be_played(fault: str) -> None:
    odd = replace(GAME, presets=(PRESETS[fault],))
    assert fault in caught(presets.what_is_offered_can_be_played, odd)


def test_an_option_that_matters_nowhere() -> None:
    odd = replace(GAME, types=replace(GAME.types, options=Forks))
    assert "forks" in caught(presets.what_is_offered_can_be_played, odd)


def test_languages_that_disagree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "polyglot" / "messages"
    folder.mkdir(parents=True)
    (tmp_path / "polyglot" / "__init__.py").touch()
    (folder / "en.ftl").write_text("hello = Hello, { $name }\n")
    (folder / "fr.ftl").write_text("hello = Bonjour\n")
    (folder / "de.ftl").write_text("hello = Hallo\nhello = Guten Tag\n")
    (folder / "it.ftl").write_text("hello\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Broken, match="fr"):
        catalogues.the_languages_agree(replace(GAME, package="polyglot"))
    for language, what in (("fr", "hello"), ("de", "twice"), ("it", "cannot be parsed")):
        with pytest.raises(Broken, match=what):
            catalogues.compare("polyglot", language)


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ("event-card-drawn = { $seat } draws a card", "told as a number"),
        ("event-card-laid-open = { SEAT($seat) } lays { SEAT($card) } open", "no seat"),
    ],
)
def test_a_seat_without_a_name_and_a_name_for_what_is_no_seat(
    told: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"nameless{len(told)}"
    folder = tmp_path / package / "messages"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(told + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert what in caught(catalogues.seats_are_told_by_name, replace(GAME, package=package))


def test_rulebooks_with_other_clauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room, ending in (("messages", "ftl"), ("rulebook", "md")):
        (tmp_path / "library" / room).mkdir(parents=True)
        for language in ("en", "fr"):
            text = f"- **KS-0{len(language)}** text\n- **KS-0{language == 'fr':d}** text\n"
            (tmp_path / "library" / room / f"{language}.{ending}").write_text(text)
    (tmp_path / "library" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    law = texts.rulebooks_have_the_same_clauses
    law(GAME)
    with pytest.raises(Broken, match="other clauses"):
        law(replace(GAME, package="library"))


def test_a_refusal_is_found_in_the_source() -> None:
    source = 'raise Illegal("KS-03", "no-swap-left", allowed=3)\nraise Illegal("TB-08", "x")'
    assert list(catalogues.refusals(source)) == [("KS-03-no-swap-left", {"allowed"})]


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_clauses_without_a_test(kind: str, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(f'@rule("KS-01")\n{kind} test_it(): ...\n')
    check_clauses(["KS-01"], tmp_path)
    with pytest.raises(Broken, match="KS-02"):
        check_clauses(["KS-01", "KS-02"], tmp_path)
    with pytest.raises(Broken, match="do not exist"):
        check_clauses([], tmp_path)


def test_a_module_that_does_not_export_what_it_is_looked_up_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("keepsake.bots.BOTS")
    with pytest.raises(Broken, match="module: bots"):
        folder.what_lies_there_is_what_it_is_called(GAME)


def test_what_one_law_meets_is_nothing_to_the_next() -> None:
    def sloppy(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, Swap) and state.swapped:
            structs.force_setattr(state, "discards", (99,))
        return rules.decide(state, seat, action)

    loose = replace(GAME, decide=sloppy)
    consistency.legal_and_decide_agree(loose)
    with pytest.raises(Broken, match="changed the match"):
        consistency.a_refused_action_changes_nothing(loose)


TUTORIALS = {
    "cannot be read": "at nonsense\n",
    "asks for what is not allowed": "at - | cards=5,9 kept=false,false swapped=2 discards=1,2\ndo swap\n",
    "has not the texts": "at - | cards=5,9 kept=false,false\ndo keep\n\n"
    "at - | cards=5,9 kept=true,false turn=1\n",
}


@pytest.mark.parametrize("fault", TUTORIALS)
def test_a_tutorial_that_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    package = f"school_{[*TUTORIALS].index(fault)}"
    folder = tmp_path / package
    (folder / "messages").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "messages" / "en.ftl").write_text("tutorial-1 = Do it!\n")
    monkeypatch.syspath_prepend(tmp_path)
    school = replace(GAME, package=package)
    law = tutorials.the_tutorial_can_be_followed
    (folder / "tutorial.txt").write_text(
        "# so it goes\n\nat - | cards=5,9 kept=false,false\ndo swap\n"
    )
    law(school)
    (folder / "tutorial.txt").write_text(TUTORIALS[fault])
    assert fault in caught(law, replace(school, version=2))
