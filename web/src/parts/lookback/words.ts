import { computed } from "@preact/signals";
import { roomSay } from "../../texts";

/** What is said when a match is looked back at. */
export const words = computed(() => roomSay("look-back"));
