// A picture handed on by the device, where it can do that, or saved; fetched when somebody has one.

/** So long a browser may take to save it. */
const SAVING_MS = 60_000;

export async function handOn(content: Blob, name: string): Promise<void> {
  const picture = new File([content], name, { type: "image/png" });
  if (!navigator.canShare?.({ files: [picture] })) return save(picture);
  return navigator.share({ files: [picture] }).catch((error: unknown) => {
    if ((error as Error).name !== "AbortError") save(picture); // whoever thinks better of it wants no file either
  });
}

function save(picture: File): void {
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: address, download: picture.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}
