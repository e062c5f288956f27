/**
 * Places whose name or adjective differs between German and English, as folded beginnings. Words of one group mean
 * the same place: "schwedische" and "Swedish".
 */
const GROUPS = `
deutsch deutschland german germany
osterreich osterreicher austria
schweiz schweizer swiss switzerland eidgenossisch
schwed schweden sweden swedish
norweg norwegen norway norwegian
finn finnland finland finnish
dan danemark denmark danish
island iceland icelandic
brit britain grossbritannien uk
england englisch english englander
schott schottland scotland scottish
walis wales welsh
ir irland ireland irish
amerika amerikan america american us usa
kanada kanad canada canadian
frankreich france french franzos franzosisch
ital italien italy italian
span spanien spain spanish
portugal portugies portuguese
niederland niederlande netherland dutch holland
belg belgien belgium belgian
pol polen poln poland polish
tschech tschechien czech czechia
slowak slowakei slovakia slovak
slowen slowenien slovenia
ungar ungarn hungary hungarian
griech griechenland greece greek
turk turkei turkey turkish
russ russland russia russian
ukrain ukraine ukrainian
rumanien rumanisch romania romanian
bulgar bulgarien bulgaria bulgarian
kroat kroatien croatia croatian
serb serbien serbia serbian
brasil brasilien brasilian brazil brazilian
argentin argentinien argentina argentinian
mexiko mexikan mexico mexican
chile chilen chilean
japan japanese
china chines chinese
ind indien india indian
australi australien australisch australia australian
neuseeland neuseelander zealand
israel israeli
agypt agypten egypt egyptian
sudafrika sudafrikan
europa europa europe europaisch european
nordamerika nordamerikan northamerica northamerican
sudamerika sudamerikan southamerica southamerican latinamerica latinamerican
skandinav skandinavien scandinavia scandinavian
bayer bayern bavaria bavarian bayrisch
sachs sachsen saxony
thuring thuringen thuringia
munch munchen munchner munich
koln kolner cologne
wien wiener vienna
nurnberg nurnberger nuremberg
hannover hannoveran hanover
zurich zurcher
goteborg goteborger gothenburg
kopenhagen kopenhagener copenhagen
prag prager prague
warschau warschauer warsaw
mailand mailander milan
rom rome
athen athener athens
lissabon lissaboner lisbon
brussel brusseler brussels
antwerpen antwerpener antwerp
genf genfer geneva
moskau moskauer moscow
neapel naples
venedig venice
florenz florence
strassburg strassburger strasbourg
kalifornien kalifornisch california californian
`

/** Endings of words that mean the place. */
const ENDING =
  '(?:s|e[nrms]?|er[ns]?|in|innen|isch(?:e[nrms]?)?|sch(?:e[nrms]?)?|ans|lands?|lander[ns]?|landisch(?:e[nrms]?)?|osisch(?:e[nrms]?)?|anisch(?:e[nrms]?)?|aner[ns]?|ier[ns]?|iens?)?'

const patterns: readonly RegExp[] = GROUPS.trim()
  .split('\n')
  .map((line) => new RegExp(`^(?:${line.replaceAll(' ', '|')})${ENDING}$`))

const cache = new Map<string, number>()

const search = (word: string): number => patterns.findIndex((pattern) => pattern.test(word))

const MAX_CACHED = 5000

/** The index of the place that a folded word means; undefined for other words. */
export const placeOf = (word: string): number | undefined => {
  const known = cache.get(word)
  if (known !== undefined) return known < 0 ? undefined : known
  if (cache.size >= MAX_CACHED) cache.clear()
  const index = search(word)
  cache.set(word, index)
  return index < 0 ? undefined : index
}
