// Passkeys as browsers make them and sign with them; what is bytes to them is base64url to the server.

type Json = { readonly [name: string]: unknown };
interface Named {
  readonly id: string;
}

/** Whoever sits there thought better of it, or was too late. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException;

/** Browsers have passkeys only where nobody could listen in. */
export type Lack = "insecure" | "no-browser" | null;
export const lack = (): Lack => (!isSecureContext ? "insecure" : "PublicKeyCredential" in window ? null : "no-browser");

export async function made(options: Json): Promise<Json> {
  const { challenge, user, excludeCredentials, ...rest } = options as Json & { challenge: string; user: Named; excludeCredentials?: Named[] };
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse;
  return written(credential, { clientDataJSON, attestationObject });
}

export async function signed(options: Json): Promise<Json> {
  const publicKey = { ...options, allowCredentials: [], challenge: bytes(options.challenge as string) } as PublicKeyCredentialRequestOptions;
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse;
  return written(credential, { clientDataJSON, authenticatorData, signature });
}

const written = ({ id, rawId, type }: PublicKeyCredential, response: { readonly [name: string]: ArrayBuffer }): Json => ({
  id, type, rawId: text(rawId),
  response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, text(value)])),
});

const bytes = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
