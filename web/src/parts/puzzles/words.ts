import { computed } from "@preact/signals";
import { roomSay } from "../../texts";

/** What is said of puzzles. */
export const words = computed(() => roomSay("puzzles"));
