// What the shell shares with boards that were built elsewhere: one Preact for all, and a few parts of its own.
// It is a promise to their authors: names may be added, and none is taken away.
export {
  Component, Fragment, cloneElement, createContext, createElement, createRef, h, isValidElement, toChildArray,
} from "preact";
export {
  useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState,
} from "preact/hooks";
export { jsx, jsxs } from "preact/jsx-runtime";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export { NARROW, useMedia } from "./media";
export { memo, useShared, useSteady } from "./memo";
export { Advised, adviceText, markOf, markText } from "./parts/Advised";
export { MARKS, SeatMark } from "./parts/Players";
export { language } from "./settings";
export { play } from "./sounds";
export { actionText, eventText } from "./texts";
