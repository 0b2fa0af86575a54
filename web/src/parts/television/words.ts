import { computed } from "@preact/signals";
import { roomSay } from "../../texts";

/** What a television says, and what is said about it. */
export const words = computed(() => roomSay("television"));
