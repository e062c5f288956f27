/**
 * Cities, regions, and countries whose adjectives their names do not show, as folded beginnings. Words of one line mean
 * the same place. Countries with regular names come from the language data of Node.
 */
export const PLACE_NAMES = `
deutsch deutschland german germany
schweiz schweizer swiss switzerland eidgenossisch
dan danemark denmark danish
island iceland icelandic
brit britain grossbritannien uk unitedkingdom
england englisch english englander
schott schottland scotland scottish
walis wales welsh
irisch ire iren irland ireland irish
amerika amerikan america american us usa unitedstates vereinigtestaaten
frankreich france french franzos franzosisch
niederland niederlande netherland netherlands dutch holland
norwegen norway norweg norwegian
belg belgien belgium belgian
pol polen poln poland polish
tschech tschechien czech czechia
slowak slowakei slovakia slovak
griech griechenland greece greek
turk turkei turkey turkish
spanien spain span spanish
ind indien india indian
kuba cuba kuban cuban
estland estonia estn
argentinien argentina argentin argentinian
korea sudkorea korean southkorea
europa europe europaisch european
nordamerika nordamerikan northamerica northamerican
sudamerika sudamerikan southamerica southamerican latinamerica latinamerican lateinamerika
skandinav skandinavien scandinavia scandinavian
asien asia asiat asian
afrika africa african
balt baltisch baltikum baltic
bayer bayern bavaria bavarian bayrisch
kalifornien kalifornisch california californian
munch munchen munchner munich
koln kolner cologne
wien wiener vienna
nurnberg nurnberger nuremberg
hannover hannoveran hanover
braunschweig brunswick
zurich zurcher
basel basle basler
bern berne berner
luzern lucerne
genf genfer geneva
goteborg goteborger gothenburg
kopenhagen kopenhagener copenhagen
prag prager prague
pilsen plzen pilsner
brunn brno
warschau warschauer warsaw
krakau krakow krakauer cracow
danzig gdansk danziger
breslau wroclaw breslauer
bratislava pressburg
belgrad belgrade beograd
bukarest bucharest
kiew kiev kyiv
peterburg petersburg sanktpetersburg
moskau moskauer moscow
mailand mailander milan
rom rome
turin torino turiner
neapel naples
venedig venice
florenz florence
athen athener athens
lissabon lissaboner lisbon
sevilla seville
brussel brusseler brussels
antwerpen antwerpener antwerp
gent ghent
brugge bruges
luttich liege
haag thehague hague denhaag
strassburg strassburger strasbourg
nizza nice
tokio tokyo
peking beijing
havanna havana
kairo cairo
teheran tehran
`
