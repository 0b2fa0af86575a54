"""The model of a house: nothing is lost in it, more costs more, and it comes near to what was measured."""

import json
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from bench.scale import fitting, pages, plan
from bench.scale.costs import FILE, Costs, NodeCosts, Place, Run, read
from bench.scale.curves import Axis, Curve, drawn
from bench.scale.engine import Cores, Worker
from bench.scale.house import Table, Told, dealt, table
from bench.scale.playing import APART, TOGETHER, as_fast_as_it_goes, as_measured, as_people_do, at

LIFE = plan.Life()
PAGE = FILE.parents[1] / "scale.md"
NEAR = 0.2


@pytest.fixture(scope="module")
def costs() -> Costs:
    return read()


def expected_us(costs: Costs, tables: Sequence[Table], each: int, told: Told) -> float:
    """By counting, what all processes together must have spent."""
    node, moves = costs.node, each * len(tables)
    here = each * sum(of.at.get(of.owner, 0) for of in tables)
    away = each * sum(len(of.viewers) for of in tables) - here
    asked = sum(
        of.viewers[turn % len(of.viewers)] != of.owner for of in tables for turn in range(each)
    )
    return (
        moves * node.move
        + here * node.told
        + away * (node.sent + node.carried)
        + asked * (node.asked + node.taken)
        + told.groups * node.group
        + told.wakes * node.wake
        + told.messages * node.message
    )


@pytest.mark.parametrize("nodes", [1, 2, 5])
@pytest.mark.parametrize("cores", [1, 2, float("inf")])
def test_nothing_is_lost_and_nothing_is_free(costs: Costs, nodes: int, cores: float) -> None:
    tables, each = dealt(12, 4, nodes, seed=3), 10
    told = as_fast_as_it_goes(costs, tables, nodes, each, cores)
    assert told.moves == told.rows == each * len(tables)
    assert told.views == 4 * told.moves
    assert sum(told.nodes_us) == pytest.approx(expected_us(costs, tables, each, told))
    database = costs.database
    assert told.database_us == pytest.approx(
        told.groups * database.group + told.rows * database.row
    )
    bus = costs.bus
    assert told.bus_us == pytest.approx(told.bus_wakes * bus.turn + told.messages * bus.message)
    assert (told.messages == 0) == (nodes == 1)
    assert told.wall_us * min(cores, 2 * nodes + 2) >= sum(told.nodes_us) + told.database_us


def test_one_table_waits_for_each_commit_and_many_share_one(costs: Costs) -> None:
    alone = as_fast_as_it_goes(costs, [table(0, (0,) * 4)], 1, 20)
    assert alone.groups == alone.moves
    many = as_fast_as_it_goes(costs, [table(0, (0,) * 4)] * 64, 1, 20)
    assert many.groups < many.moves / 4
    assert sum(many.nodes_us) / many.moves < sum(alone.nodes_us) / alone.moves


def test_what_is_more_costs_more(costs: Costs) -> None:
    viewers = [_us(costs, [table(0, (0,) * count)] * 8, 1) for count in (1, 4, 16, 64)]
    assert viewers == sorted(viewers)
    elsewhere = [
        _us(costs, [table(0, (1,) * count + (0,) * (4 - count))] * 8, 2) for count in range(5)
    ]
    assert elsewhere == sorted(elsewhere)
    dearer = replace(costs, node=replace(costs.node, move=2 * costs.node.move))
    assert _us(dearer, [table(0, (0,) * 4)], 1) > _us(costs, [table(0, (0,) * 4)], 1)


def _us(costs: Costs, tables: Sequence[Table], nodes: int) -> float:
    told = as_fast_as_it_goes(costs, tables, nodes, 12)
    return (sum(told.nodes_us) + told.database_us + told.bus_us) / told.moves


def test_whoever_is_busier_keeps_people_waiting(costs: Costs) -> None:
    tables = dealt(500, 4, 1, 1)
    waited = []
    for per_s in (500, 2000, 6000):
        told = as_people_do(costs, tables, 1, per_s, 1.0)
        waited.append(at(0.99, told.took_us))
        assert told.moves == pytest.approx(per_s, rel=0.15)
    assert waited == sorted(waited)


def test_cores_are_shared_by_who_works_at_the_same_time() -> None:
    for cores, wall_us in ((1, 40.0), (2, 20.0), (4, 10.0)):
        time = Cores(cores)
        for _ in range(4):
            time.give(Worker(lambda jobs: (8.0 * len(jobs), []), 2.0), ("work",))
        time.run()
        assert time.now_us == wall_us


def test_costs_are_found_again_in_runs_made_from_them() -> None:
    wanted = NodeCosts(20.0, 50.0, 30.0, 5.0, 4.0, 6.0, 10.0, 9.0, 12.0)
    rng, runs = Random(1), []
    names = ("wakes", "groups", "moves", "told", "sent", "carried", "asked", "taken", "messages")
    for _ in range(30):
        done = {name: float(rng.randrange(1, 200)) for name in names}
        each = [getattr(wanted, field) for field in NodeCosts.__struct_fields__]
        cpu_us = sum(done[name] * cost for name, cost in zip(names, each, strict=True))
        place = Place(cpu_us=cpu_us, **done)
        runs.append(Run("made up", 1, 4, 1, 1.0, 1.0, 1.0, 1.0, (place,)))
    found = fitting.node_costs(runs)
    for field in NodeCosts.__struct_fields__:
        assert getattr(found, field) == pytest.approx(getattr(wanted, field), rel=0.02)


def test_no_cost_is_below_nothing() -> None:
    assert fitting.least([[1.0, 1.0], [1.0, 2.0]], [2.0, 1.0])[1] == 0.0


def test_it_is_read_from_what_was_measured(costs: Costs) -> None:
    assert json.loads(FILE.read_bytes())["node"]["move"] == costs.node.move
    assert costs.measured
    assert "cores" in costs.machine
    fitted = [run for run in costs.fitted if run.name in (TOGETHER, APART)]
    refitted = fitting.node_costs(fitting.middle(fitted), costs.crowded(2))
    assert refitted.move == pytest.approx(costs.node.move, rel=1e-6), "no number is made up"
    assert not set(costs.fitted) & set(costs.held_back)


@pytest.mark.parametrize("name", ["1, hashed", "2, any", "4, any"])
def test_it_predicts_what_was_not_used_to_make_it(costs: Costs, name: str) -> None:
    """What a move takes of all processes together."""
    runs = [run for run in costs.held_back if run.name == name]
    told = as_measured(costs, runs[0])
    node_us = median(run.node_us for run in runs)
    assert sum(told.nodes_us) / told.moves == pytest.approx(node_us, rel=NEAR)


def test_more_people_take_more_of_everything(costs: Costs) -> None:
    houses = [
        plan.house(costs, people, LIFE, is_hashed=False, seconds=0.5)
        for people in (1_000, 10_000, 60_000)
    ]
    for fewer, more in pairwise(houses):
        assert fewer.nodes <= more.nodes
        assert fewer.database_cores < more.database_cores
        assert fewer.bus_cores < more.bus_cores
        assert fewer.thinking_cores < more.thinking_cores
    assert all(house.node_core <= LIFE.busy for house in houses)


def test_where_sockets_leave_room_a_core_is_no_fuller_than_it_may_be(costs: Costs) -> None:
    life = plan.Life(most_sockets=1_000_000)
    house = plan.house(costs, 100_000, life, is_hashed=True, seconds=0.5)
    assert house.nodes > 1
    assert house.node_core <= life.busy


def test_a_balancer_that_hashes_spares_the_bus(costs: Costs) -> None:
    any_, hashed = (
        plan.house(costs, 20_000, LIFE, is_hashed=is_hashed, seconds=0.5)
        for is_hashed in (False, True)
    )
    assert hashed.node_core < any_.node_core
    assert hashed.messages_per_s < any_.messages_per_s


def test_the_page_says_what_the_model_says(costs: Costs) -> None:
    page = PAGE.read_text("utf-8")
    for line in pages.trials(costs):
        assert line in page, "python -m bench.scale draw says it anew"
    assert costs.measured in page
    for picture in ("processes", "waiting", "people"):
        assert f"scale/{picture}.svg" in page
    assert pages.processes(costs) == (FILE.parent / "processes.svg").read_text("utf-8")


def test_a_curve_is_where_its_numbers_are() -> None:
    across, up = Axis("people", 1, 100, is_by_tens=True), Axis("cores", 0, 10)
    picture = drawn("Curves", across, up, [Curve("one", [(1, 0), (100, 10)])])
    assert "M64.0 312.0L624.0 40.0" in picture
    assert across.at(10) == 0.5
    assert across.ticks() == [1, 10, 100]
