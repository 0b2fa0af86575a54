// What is asked over HTTP about keeping a name.
import { arrivals, ask, get, me, post } from "../../api";
import type { Keeping, Me, PasskeyOptions, RecoveryCode } from "../../protocol";
import { made, signed } from "./webauthn";

export const keeping = () => get<Keeping>("/api/me/keeping");
export const recoveryCode = () => post<RecoveryCode>("/api/me/recovery");
export const dropPasskey = (passkey: string) => ask<Keeping>(`/api/me/passkeys/${passkey}`, { method: "DELETE" });

/** The browser asks whoever sits there; what they make is mine. */
export async function makePasskey(): Promise<Keeping> {
  const { options } = await post<PasskeyOptions>("/api/me/passkeys/options");
  return post<Keeping>("/api/me/passkeys", { credential: await made(options) });
}

/** With `leave` also if somebody has chairs here as somebody else. */
export async function signIn(leave = false): Promise<void> {
  const { options } = await post<PasskeyOptions>("/api/passkeys/options");
  becomes(await post<Me>("/api/passkeys", { credential: await signed(options), leave }));
}

export const recover = async (code: string, leave = false): Promise<void> => becomes(await post<Me>("/api/recover", { code, leave }));

export const forgetMe = async (): Promise<void> => becomes(await ask<Me>("/api/me", { method: "DELETE" }));

function becomes({ name }: Me): void {
  me.value = name;
  arrivals.value++;
}
