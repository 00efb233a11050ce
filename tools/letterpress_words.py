"""Generates the word list of Letterpress: `.venv/bin/python tools/letterpress_words.py SCOWL WORDNET`.

SCOWL and WORDNET are the folders of the unpacked Debian packages scowl (2020.12.07) and wordnet-base (3.0):
`apt-get download scowl wordnet-base`, then `dpkg -x FILE FOLDER` for each.
"""

from __future__ import annotations

import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pennypress.games.letterpress.words import dawg, front_coding  # noqa: E402

WORDS = ROOT / "pennypress/games/letterpress/words"
CATEGORIES = (
    "english", "american", "british", "british_z", "canadian", "australian", "variant_1", "british_variant_1",
)  # fmt: skip
SIZES = (10, 20, 35, 40, 50, 55, 60)
LETTER_PLURALS_AND_TYPOS = "cs gs ks ls ms rs ts analyticalally"
SLANG = """
    chuffed gonna wanna gotta innit dunno lemme gimme kinda sorta outta gotcha betcha pwn pwns pwned pwning
    gobsmacked knackered skint naff bling snog snogs snogged dosh plonker pillock yob yobs yobbo guv guvnor
    squiffy sozzled stroppy grotty niffy swiz codswallop megabucks uncool
    gimmes grottier grottiest guvnors guvs naffer naffest niff pillocks plonkers snogging stroppier
    stroppiest stroppily stroppiness swizz yobbos
"""
"""Slang is not allowed (rulebook p. 3), and SCOWL does not mark it: our refuse list (L24)."""
NOT_SUGGESTED = """
    bitch bitched bitches bitchier bitchiest bitching bitchy twat twats squaw squaws slut sluts sluttier
    sluttiest slutty whore whores whoring cunt cunts fucker fuckers shitty cripple crippled cripples
    retard retarded retards spastic spastics homo homos poofter poofters tit tits titties titty pussies
    pussy arse arsehole arses bugger buggered buggering buggers wank wanked wanker wankers wanking wanks
    bollocks tosser tossers pisser rape raped rapes raping rapist rapists bimbo bimbos negro mulatto
    golliwog golliwogs midget midgets mongol mongols mongoloid mongoloids dildo dildos hooker hookers
    orgasm orgasms penis penises vagina vaginas masturbate porn porno slag slags pimp pimps pedophile
    paedophile goddam goddamn goddamned jackass moron morons imbecile imbeciles
"""
"""Listed words that WordNet does not mark, but that bots, hints and reports at a family's table leave out."""
ADDITIONS = "a i qi ramen seatbelt webpage storyline undead gamers frontline rollercoaster"
DOMAINS = {"06718862": "ethnic slur", "07124340": "obscenity", "06717170": "disparagement"}
"""WordNet's usage domains of words that are never offered (L26), by the number of their synset."""
PARTS = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}


def main(scowl: Path, wordnet: Path) -> None:
    """Write all files of the word list."""
    lists = scowl / "usr/share/dict/scowl"
    listed = sorted((words(lists, 60) - set(f"{LETTER_PLURALS_AND_TYPOS} {SLANG}".split())) | added())
    (WORDS / "english.txt").write_text(front_coding.encoded(listed), encoding="ascii")
    (WORDS / "english.dawg").write_bytes(dawg.packed(listed))
    (WORDS / "classes.bin").write_bytes(classes(listed, words(lists, 35), words(lists, 50)))
    marked = with_inflections(*marked_words(wordnet / "usr/share/wordnet")) & set(listed)
    _write_lines("not_offered.txt", marked)
    _write_lines("slang.txt", SLANG.split())
    _write_lines("not_suggested.txt", NOT_SUGGESTED.split())
    shutil.copy(scowl / "usr/share/doc/scowl/copyright", WORDS / "scowl_copyright.txt")
    shutil.copy(wordnet / "usr/share/doc/wordnet-base/copyright", WORDS / "wordnet_copyright.txt")
    print(f"{len(listed)} words, {len(marked)} of them never offered")


def _write_lines(name: str, lines: Iterable[str]) -> None:
    (WORDS / name).write_text("".join(f"{word}\n" for word in sorted(lines)), encoding="ascii")


def added() -> set[str]:
    """Words that SCOWL's chosen sizes lack."""
    return set(ADDITIONS.split())


def words(lists: Path, largest: int) -> set[str]:
    """The words of SCOWL up to a size, without accents; 2 to 15 letters, no apostrophes."""
    return {
        word
        for category in CATEGORIES
        for size in SIZES
        if size <= largest and (file := lists / f"{category}-words.{size}").exists()
        for word in map(without_accents, file.read_text(encoding="utf-8").splitlines())
        if re.fullmatch("[a-z]{2,15}", word)
    }


def without_accents(word: str) -> str:
    """The word in plain letters: cliche."""
    return "".join(each for each in unicodedata.normalize("NFD", word) if not unicodedata.combining(each))


def classes(listed: list[str], common: set[str], well_known: set[str]) -> bytes:
    """Two bits for each word: 0 if it is common, 1 if it is well known, 2 otherwise."""
    data = bytearray(-(-len(listed) // 4))
    for number, word in enumerate(listed):
        data[number >> 2] |= (0 if word in common else 1 if word in well_known else 2) << 2 * (number & 3)
    return bytes(data)


def marked_words(folder: Path) -> tuple[set[str], set[str]]:
    """The words that WordNet marks as slurs, obscene or disparaging; all verbs of WordNet."""
    synsets = {part: dict(read_synsets(folder / f"data.{file}")) for part, file in PARTS.items()}
    marked = {
        word.lower()
        for domain in DOMAINS
        for symbol, number, part, ends in synsets["n"][domain][1]
        if symbol == "-u"
        for word in chosen(synsets[part][number][0], int(ends[2:], 16))
    }
    return marked, {word for lemmas, _pointers in synsets["v"].values() for word in lemmas}


def read_synsets(file: Path) -> Iterator[tuple[str, tuple[list[str], list[list[str]]]]]:
    """The synsets of a file of WordNet: the number, the words, the pointers. See wndb(5)."""
    for line in file.read_text(encoding="ascii").splitlines():
        if not line.startswith(" "):
            fields = line.split()
            after = 4 + 2 * int(fields[3], 16)
            pointers = [fields[at : at + 4] for at in range(after + 1, after + 1 + 4 * int(fields[after]), 4)]
            yield fields[0], (fields[4:after:2], pointers)


def chosen(lemmas: list[str], number: int) -> list[str]:
    """The words of a synset that a pointer means: the one with that number, or all if it is 0."""
    return [lemmas[number - 1]] if number else lemmas


def with_inflections(marked: set[str], verbs: set[str]) -> set[str]:
    """The words with their plurals and, of those that are verbs, too, the regular forms."""
    forms = set(marked)
    for word in marked:
        forms.add(re.sub("(?<![aeiou])ys$", "ies", f"{word}s"))
        if word.endswith(("s", "z", "ch", "sh", "o")):
            forms.add(f"{word}es")
        if word in verbs:
            stem = word.removesuffix("e")
            forms |= {stem + ending for ending in ("ed", "ing")}
            forms |= {word + word[-1] + ending for ending in ("ed", "ing")}
    return forms


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
