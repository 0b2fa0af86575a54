"""Whose hand was first, over lines of different length."""

from hypothesis import given, strategies as st

from fortable.kernel.words import Seat
from fortable.server.tables.match.claims import Claim, ClaimRecord, Credit, PendingClaims, back_s

CAP_S = 0.08

Judged = list[tuple[str, tuple[ClaimRecord, ...]]]


def claim(
    wish: str, seat: int, item: str | None, arrived_ms: float, back_ms: float = 0
) -> Claim[str]:
    return Claim(wish, Seat(seat), item, arrived_ms / 1000, Credit(back_ms / 1000))


def judged(*claims: Claim[str], slowest_ms: float = 80, now_ms: float = 1e6) -> Judged:
    waiting: PendingClaims[str] = PendingClaims()
    for each in claims:
        waiting.add(each, slowest_ms / 1000)
    return list(waiting.due(now_ms / 1000))


def order(*claims: Claim[str]) -> str:
    return "".join(wish for wish, _ in judged(*claims))


def test_a_claim_is_dated_back_by_half_the_round_trip_and_no_more_than_the_cap() -> None:
    assert back_s(0.05, CAP_S) == 0.025
    assert back_s(2 * CAP_S, CAP_S) == CAP_S
    assert back_s(30.0, CAP_S) == CAP_S
    assert back_s(30.0, 0.0) == 0.0
    assert back_s(-1.0, CAP_S) == 0.0


def test_the_hand_that_left_first_wins() -> None:
    assert order(claim("a", 0, "A1", 100), claim("b", 1, "A1", 110, back_ms=20)) == "ba"
    assert order(claim("a", 0, "A1", 100), claim("b", 1, "A1", 130, back_ms=20)) == "ab"
    assert order(claim("a", 0, "A1", 100), claim("b", 1, "A1", 100)) == "ab"


def test_hands_on_other_things_are_no_rivals() -> None:
    assert order(claim("a", 0, "A1", 100), claim("b", 1, "B2", 110, back_ms=80)) == "ab"


def test_what_claims_nothing_waits_for_its_turn() -> None:
    assert (
        order(claim("a", 0, "A1", 100), claim("s", 1, None, 105), claim("b", 2, "A1", 110)) == "abs"
    )


def test_nobody_overtakes_their_own_earlier_wish() -> None:
    first, late = claim("a", 0, "A1", 100), claim("c", 1, "A1", 120, back_ms=80)
    assert order(first, claim("b", 1, "B2", 110, back_ms=80), late) == "abc"
    assert order(first, claim("s", 1, None, 110), late) == "asc"
    assert order(first, late) == "ca"


def test_a_claim_waits_only_while_somebody_could_be_ahead_of_it() -> None:
    first = claim("a", 0, "A1", 100, back_ms=10)
    assert judged(first, slowest_ms=40, now_ms=129) == []
    assert judged(first, slowest_ms=40, now_ms=131) == [("a", ())]
    assert judged(first, slowest_ms=10, now_ms=100.5) == [("a", ())]


def test_the_numbers_of_a_decision_are_kept_and_only_of_a_decision() -> None:
    rivals = judged(claim("a", 0, "A1", 100), claim("b", 1, "A1", 110, back_ms=20))
    records = (ClaimRecord(Seat(1), 110.0, 20.0), ClaimRecord(Seat(0), 100.0, 0.0))
    assert rivals == [("b", records), ("a", records)]
    assert judged(claim("a", 0, "A1", 100)) == [("a", ())]


claims = st.lists(
    st.tuples(
        st.integers(0, 4),
        st.sampled_from([None, "A1", "B2", "C3"]),
        st.floats(0, 200),
        st.floats(0, 0.5),
    ),
    max_size=12,
)


@given(claims, st.floats(0, 200))
def test_whatever_comes_nobody_waits_long_and_nothing_is_lost(
    wishes: list[tuple[int, str | None, float, float]], now_ms: float
) -> None:
    waiting: PendingClaims[int] = PendingClaims()
    came = sorted(wishes, key=lambda wish: wish[2])
    for number, (seat, item, arrived_ms, round_trip_s) in enumerate(came):
        waiting.add(
            Claim(number, Seat(seat), item, arrived_ms / 1000, Credit(back_s(round_trip_s, CAP_S))),
            max(back_s(each[3], CAP_S) for each in came),
        )
        assert waiting.open_until_s <= arrived_ms / 1000 + CAP_S + 1e-9
    early = [number for number, _ in waiting.due(now_ms / 1000)]
    rest = [number for number, _ in waiting.due(10.0)]
    assert sorted(early + rest) == list(range(len(came)))
    for seat in range(5):
        own = [(came[number][1], number) for number in early + rest if came[number][0] == seat]
        things = [thing for thing, _ in own]
        assert things == [came[number][1] for number in sorted(number for _, number in own)]
