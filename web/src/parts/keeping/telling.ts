// What became of something that was pressed: told where whoever goes by keys or by ear goes on.
export type Tell = (text: string) => void;
