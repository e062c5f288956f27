import { foldLetters } from '#shared/domain/search-fold.ts'
import { placeOf } from '../guards/index.ts'

/** Cities and countries with different names in German and English, besides those of the guards. */
const EXONYMS = `
tokio tokyo
bukarest bucharest
krakau krakow
danzig gdansk
breslau wroclaw
posen poznan
kattowitz katowice
sevilla seville
turin torino
genua genoa
pilsen plzen
brünn brno
pressburg bratislava
belgrad belgrade
basel basle
luzern lucerne
bern berne
braunschweig brunswick
lüttich liege
gent ghent
brügge bruges
luxemburg luxembourg
havanna havana
kairo cairo
peking beijing
singapur singapore
kiew kyiv kiev
lemberg lviv
wilna vilnius
marseille marseilles
saragossa zaragoza
reykjavík reykjavik
hamburg hamburger
berlin berliner
frankfurt frankfurter
leipzig leipziger
stuttgart stuttgarter
dresden dresdner dresdener
bochum bochumer
dortmund dortmunder
essen essener
london londoner
paris pariser parisian
oberhausen oberhausener
bremen bremer
birmingham birminghamer
oslo osloer
stockholm stockholmer
helsinki helsinkier
amsterdam amsterdamer
kolumbien kolumbianisch colombia colombian
indonesien indonesia indonesian
philippinen philippines
litauen litauisch lithuania lithuanian
lettland lettisch latvia latvian
estland estnisch estonia estonian
färöer faroe
marokko morocco
tunesien tunesisch tunisia tunisian
georgien georgia
flandern flanders
katalonien catalonia
bretagne brittany
karibik caribbean
baltikum baltic baltics
peru peruanisch peruvian
`

/** Endings of adjectives: "kolumbianische", "litauischen". */
const ENDING = /e[nrms]?$/u

const OFFSET = 1000

const INDEX = new Map(
  EXONYMS.trim()
    .split('\n')
    .flatMap((line, index) =>
      foldLetters(line)
        .split(' ')
        .map((name) => [name, OFFSET + index] as const),
    ),
)

/** Words of bands that look like adjectives of places: In Flames, "flämisch". */
const NO_PLACES = new Set(['flames'])

/** The index of the place that a word without case and accents means. */
export const placeNamed = (letters: string): number | undefined =>
  NO_PLACES.has(letters)
    ? undefined
    : (placeOf(letters) ?? INDEX.get(letters) ?? INDEX.get(letters.replace(ENDING, '')))
