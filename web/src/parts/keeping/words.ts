// What is said where a name is kept: fetched by whoever comes there.
import { computed } from "@preact/signals";
import { roomSay } from "../../texts";

export const words = computed(() => roomSay("keeping"));
