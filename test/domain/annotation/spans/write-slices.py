"""Computes with Python the ranges of 100,000 random texts: `python3 test/domain/annotation/spans/write-slices.py`.

Texts of any script do not compress, so what is stored is how they are made (ranges of code points and a seed) and,
for each hundred of them, a digest of what Python cuts out. The test makes the same texts and cuts them by our own code.
"""

import hashlib
import json
from pathlib import Path

RANGES = [
    (0x20, 0x7E),  # Latin
    (0x20, 0x20),  # blanks
    (0x09, 0x0D),  # tabs and ends of lines
    (0xA0, 0x24F),
    (0x300, 0x36F),  # combining marks
    (0x5D0, 0x5EA),  # Hebrew
    (0x620, 0x64A),  # Arabic
    (0x900, 0x97F),  # Devanagari
    (0xE01, 0xE3A),  # Thai
    (0x200B, 0x200F),  # joiners, direction
    (0x202A, 0x202E),
    (0x3041, 0x3096),  # Hiragana
    (0x4E00, 0x9FFF),  # Han
    (0xAC00, 0xD7A3),  # Hangul
    (0xD7FF, 0xD7FF),  # beside the surrogates
    (0xE000, 0xE000),
    (0xFE0F, 0xFE0F),  # shown as an emoji
    (0xFFFD, 0xFFFF),
    (0x10000, 0x10001),
    (0x1D400, 0x1D7FF),  # letters of mathematics
    (0x1F1E6, 0x1F1FF),  # halves of flags
    (0x1F300, 0x1F64F),  # emoji
    (0x1F3FB, 0x1F3FF),  # colours of skin
    (0x20000, 0x2A6DF),  # more Han
    (0xE0020, 0xE007F),  # tags
    (0x10FFFE, 0x10FFFF),
]
SEED = 20260101
TEXTS = 100_000
TOGETHER = 100
LONGEST = 40


class Dice:
    """A generator that is the same line for line in TypeScript."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, bound: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 15) % bound


def text_from(dice: Dice) -> str:
    points = []
    for _ in range(dice.below(LONGEST + 1)):
        first, last = RANGES[dice.below(len(RANGES))]
        points.append(chr(first + dice.below(last - first + 1)))
    return "".join(points)


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def said_of_next(dice: Dice) -> str:
    text = text_from(dice)
    start = dice.below(len(text) + 2)
    end = start + dice.below(len(text) + 2)
    return f"{len(text)} {units(text[:start])} {units(text[:end])} {text[start:end]}\n"


def main() -> None:
    dice = Dice(SEED)
    digests = []
    for _ in range(TEXTS // TOGETHER):
        said = "".join(said_of_next(dice) for _ in range(TOGETHER))
        digests.append(hashlib.sha256(said.encode()).hexdigest()[:16])
    slices = {"seed": SEED, "longest": LONGEST, "together": TOGETHER, "ranges": RANGES, "digests": digests}
    Path(__file__).with_name("slices.json").write_text(json.dumps(slices) + "\n")


main()
