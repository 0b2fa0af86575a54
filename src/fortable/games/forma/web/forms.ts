// Made by tests/test_drawings.py from the forms of the rules. Do not edit.

/** How a form can be turned, as the rules name it, and what it looks like then, row by row. */
export type Pose = readonly [turn: number, flipped: boolean, picture: string];

export interface Form {
  readonly poses: readonly Pose[];
  /** The pose that comes of each way to turn it: 0 to 3 quarters as it is, and again turned over. */
  readonly ways: string;
}

export const FORMS: { readonly [name: string]: Form } = {
  "F": {
    ways: "01234567",
    poses: [
      [0, false, ".## ##. .#."],
      [1, false, ".#. ### ..#"],
      [2, false, ".#. .## ##."],
      [3, false, "#.. ### .#."],
      [0, true, "##. .## .#."],
      [1, true, "..# ### .#."],
      [2, true, ".#. ##. .##"],
      [3, true, ".#. ### #.."],
    ],
  },
  "I": {
    ways: "01010101",
    poses: [
      [0, false, "# # # # #"],
      [1, false, "#####"],
    ],
  },
  "L": {
    ways: "01234567",
    poses: [
      [0, false, "#. #. #. ##"],
      [1, false, "#### #..."],
      [2, false, "## .# .# .#"],
      [3, false, "...# ####"],
      [0, true, ".# .# .# ##"],
      [1, true, "#... ####"],
      [2, true, "## #. #. #."],
      [3, true, "#### ...#"],
    ],
  },
  "N": {
    ways: "01234567",
    poses: [
      [0, false, ".# .# ## #."],
      [1, false, "##.. .###"],
      [2, false, ".# ## #. #."],
      [3, false, "###. ..##"],
      [0, true, "#. #. ## .#"],
      [1, true, ".### ##.."],
      [2, true, "#. ## .# .#"],
      [3, true, "..## ###."],
    ],
  },
  "P": {
    ways: "01234567",
    poses: [
      [0, false, "## ## #."],
      [1, false, "### .##"],
      [2, false, ".# ## ##"],
      [3, false, "##. ###"],
      [0, true, "## ## .#"],
      [1, true, ".## ###"],
      [2, true, "#. ## ##"],
      [3, true, "### ##."],
    ],
  },
  "T": {
    ways: "01230123",
    poses: [
      [0, false, "### .#. .#."],
      [1, false, "..# ### ..#"],
      [2, false, ".#. .#. ###"],
      [3, false, "#.. ### #.."],
    ],
  },
  "U": {
    ways: "01230123",
    poses: [
      [0, false, "#.# ###"],
      [1, false, "## #. ##"],
      [2, false, "### #.#"],
      [3, false, "## .# ##"],
    ],
  },
  "V": {
    ways: "01233012",
    poses: [
      [0, false, "#.. #.. ###"],
      [1, false, "### #.. #.."],
      [2, false, "### ..# ..#"],
      [3, false, "..# ..# ###"],
    ],
  },
  "W": {
    ways: "01233012",
    poses: [
      [0, false, "#.. ##. .##"],
      [1, false, ".## ##. #.."],
      [2, false, "##. .## ..#"],
      [3, false, "..# .## ##."],
    ],
  },
  "X": {
    ways: "00000000",
    poses: [
      [0, false, ".#. ### .#."],
    ],
  },
  "Y": {
    ways: "01234567",
    poses: [
      [0, false, ".# ## .# .#"],
      [1, false, "..#. ####"],
      [2, false, "#. #. ## #."],
      [3, false, "#### .#.."],
      [0, true, "#. ## #. #."],
      [1, true, "#### ..#."],
      [2, true, ".# .# ## .#"],
      [3, true, ".#.. ####"],
    ],
  },
  "Z": {
    ways: "01012323",
    poses: [
      [0, false, "##. .#. .##"],
      [1, false, "..# ### #.."],
      [0, true, ".## .#. ##."],
      [1, true, "#.. ### ..#"],
    ],
  },
  "4I": {
    ways: "01010101",
    poses: [
      [0, false, "# # # #"],
      [1, false, "####"],
    ],
  },
  "4L": {
    ways: "01234567",
    poses: [
      [0, false, "#. #. ##"],
      [1, false, "### #.."],
      [2, false, "## .# .#"],
      [3, false, "..# ###"],
      [0, true, ".# .# ##"],
      [1, true, "#.. ###"],
      [2, true, "## #. #."],
      [3, true, "### ..#"],
    ],
  },
  "4O": {
    ways: "00000000",
    poses: [
      [0, false, "## ##"],
    ],
  },
  "4S": {
    ways: "01012323",
    poses: [
      [0, false, ".## ##."],
      [1, false, "#. ## .#"],
      [0, true, "##. .##"],
      [1, true, ".# ## #."],
    ],
  },
  "4T": {
    ways: "01230123",
    poses: [
      [0, false, "### .#."],
      [1, false, ".# ## .#"],
      [2, false, ".#. ###"],
      [3, false, "#. ## #."],
    ],
  },
  "3I": {
    ways: "01010101",
    poses: [
      [0, false, "# # #"],
      [1, false, "###"],
    ],
  },
  "3V": {
    ways: "01233012",
    poses: [
      [0, false, "#. ##"],
      [1, false, "## #."],
      [2, false, "## .#"],
      [3, false, ".# ##"],
    ],
  },
  "2I": {
    ways: "01010101",
    poses: [
      [0, false, "# #"],
      [1, false, "##"],
    ],
  },
  "1O": {
    ways: "00000000",
    poses: [
      [0, false, "#"],
    ],
  },
};
