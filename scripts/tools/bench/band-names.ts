import { BAND_COUNTRIES, BAND_GENRES } from '#shared/domain/bands.ts'

const words = (text: string): readonly string[] => text.split(' ')

const FIRST = words(
  'Asche Blut Dämmer Eis Fäulnis Feuer Finster Frost Gallen Geister Gift Glut Gram Grab Gruben Hass Höllen Hunger Irr Kälte Karst Kerker Knochen Krähen Leichen Mahr Mitternachts Moor Mond Nacht Nebel Nord Ödland Pech Pest Rabenschwarz Rauch Rost Ruinen Salz Schatten Schlamm Schwefel Seelen Stahl Staub Sturm Sumpf Teer Tiefen Toten Trauer Unheil Wald Wahn Winter Wolfs Zorn Zwielicht Motör Räuber Schädel',
)
const SECOND = words(
  'bann berg bote brand bruch bund chor dorn fall faust feld fluch fürst fürsten gang garten gericht geist glut gott grab gräber heim herz hammer horde jagd joch kammer klinge könig kranz krieg kult land licht maul meister mund nest opfer orden pakt pfad priester reich reiter rune ruf saat sang schacht schlund schmied schrei sense sohn speer stein stern stoß stunde sturz teufel thron tod tor trieb tritt turm vater wache wall wärter weg weihe werk wind wolf wunde wurm zahn zeit zirkel zorn zug',
)
const ADJECTIVES = words(
  'Abyssal Ancient Arcane Ashen Bitter Black Blind Broken Burning Crimson Cruel Cursed Dead Deathless Divine Eternal Fallen Feral Final Frozen Funeral Grim Hollow Infernal Iron Last Lunar Malignant Morbid Mournful Nameless Obscure Ominous Pale Primal Putrid Rotten Sacred Savage Serpent Silent Solar Thorned Twisted Unholy Vile Wicked Winter Wretched Ætheric Umbral Venomous Wrathful',
)
const NOUNS = words(
  'Altar Anvil Ascension Bastard Blood Cathedral Chalice Choir Coffin Coven Covenant Crown Crypt Decay Descent Dirge Doom Dragon Dream Empire Exile Fang Flame Forest Fury Ghost Gods Grave Hammer Harvest Horde Horizon Hymn Idol King Legion Lament Lantern Leviathan Mass Moon Mountain Night Oath Omen Oracle Pit Plague Prophet Pyre Queen Rite Ritual River Ruin Saint Scythe Sentinel Sepulchre Shadow Shrine Skull Sorrow Soul Spawn Spear Spell Star Storm Temple Throne Tomb Tower Tyrant Veil Vengeance Void Vow Wake War Wasteland Witch Wolf Wound Wrath',
)
const MORE_COUNTRIES = words(
  'Argentinien Australien Brasilien Chile Estland Griechenland Indonesien Island Japan Kanada Kolumbien Kroatien Lettland Litauen Mexiko Portugal Rumänien Serbien Slowakei Türkei Ukraine',
)
const MIXED_GENRES = [
  'Black/Death Metal',
  'Death/Thrash Metal',
  'Heavy/Power Metal',
  'Doom/Stoner Metal',
  'Atmospheric Black Metal/Ambient',
  'Melodic Death Metal/Metalcore',
  'Thrash/Speed Metal',
  'Experimental Black Metal',
]

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** Each pattern gives all pairs of two lists, one after the other. */
const PATTERNS: readonly (readonly [
  first: readonly string[],
  second: readonly string[],
  join: (first: string, second: string) => string,
])[] = [
  [FIRST, SECOND, (a, b) => a + b],
  [ADJECTIVES, NOUNS, (a, b) => `${a} ${b}`],
  [NOUNS, NOUNS, (a, b) => `${a} of the ${b}`],
  [ADJECTIVES, NOUNS, (a, b) => `The ${a} ${b}`],
  [NOUNS, ADJECTIVES, (a, b) => `${a} in ${b} Light`],
  [FIRST, NOUNS, (a, b) => `${a}-${b}`],
  [SECOND, ADJECTIVES, (a, b) => `${b} ${a.toUpperCase()}`],
]

const SPELLED = words('I II III IV V VI VII VIII IX X XI XII')

function* names(): Generator<string> {
  for (const suffix of ['', ...SPELLED.map((number) => ` ${number}`)])
    for (const [first, second, join] of PATTERNS)
      for (const one of first) for (const other of second) yield join(one, other) + suffix
}

/** Common genres and countries are more frequent: half of all bands come from the first fifth. */
const skewed = (list: readonly string[], seed: number): string => {
  const share = ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296
  return at(list, Math.floor(list.length * share * share))
}

const COUNTRIES = [...BAND_COUNTRIES.slice(0, -1), ...MORE_COUNTRIES]
const GENRES = [...BAND_GENRES.slice(0, -1), ...MIXED_GENRES]
const FIRST_YEAR = 1975
const YEARS = 50

/** Lines of JSON for the import: `count` bands with different names; the same in every run. */
export function* bandLines(count: number): Generator<string> {
  let number = 0
  for (const name of names()) {
    if (number === count) return
    number++
    yield JSON.stringify({
      name,
      genre: skewed(GENRES, number),
      country: skewed(COUNTRIES, number * 7),
      formedYear: FIRST_YEAR + (number % YEARS),
      ...(number % 3 === 0 && { website: `https://band-${number}.test/` }),
      ...(number % 5 === 0 && {
        description: `${name} spielen seit Jahren in wechselnder Besetzung und meist im Keller.`,
      }),
    })
  }
}
