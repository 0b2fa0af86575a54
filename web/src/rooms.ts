// What is about oneself and few look at: fetched together, when one of them is wanted.
export { KeepingPage } from "./pages/KeepingPage";
export { Devices } from "./parts/Devices";
export { KeepingOffer } from "./parts/keeping/KeepingOffer";
