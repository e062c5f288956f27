/**
 * Places whose name or adjective differs between German and English, as folded beginnings. Words of one group mean
 * the same place: "schwedische" and "Swedish".
 */
export const PLACE_NAMES = `
deutsch deutschland german germany
osterreich osterreicher austria
schweiz schweizer swiss switzerland eidgenossisch
schwed schweden sweden swedish
norweg norwegen norway norwegian
finn finnland finland finnish
dan danemark denmark danish
island iceland icelandic
brit britain grossbritannien uk unitedkingdom
england englisch english englander
schott schottland scotland scottish
walis wales welsh
irisch ire iren irland ireland irish
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
danzig gdansk danziger
breslau wroclaw breslauer
krakau krakow krakauer cracow
poznan posener
stettin szczecin
kattowitz katowice
lodz lodsch
brunn brno
pilsen plzen pilsner
ostrau ostrava
bratislava pressburg
laibach ljubljana
belgrad belgrade beograd
bukarest bucharest
klausenburg cluj
hermannstadt sibiu
temeswar timisoara
kiew kiev kyiv
lemberg lviv
odessa odesa
wilna vilnius
peterburg petersburg sanktpetersburg
luxemburg luxembourg
luttich liege
gent ghent
brugge bruges
leuven louvain
mechelen mechlin
haag thehague hague denhaag
nizza nice
turin torino turiner
genua genoa genova
padua padova
triest trieste
bozen bolzano
trient trento
sevilla seville
saragossa zaragoza
cordoba cordova
basel basle basler
bern berne berner
luzern lucerne
tirol tyrol
karnten carinthia
steiermark styria
niederosterreich loweraustria
niedersachsen lowersaxony
braunschweig brunswick
hessen hesse
pfalz palatinate
westfalen westphalia
pommern pomerania
schlesien silesia
schwarzwald blackforest
tokio tokyo
peking beijing
havanna havana
kairo cairo
algier algiers
damaskus damascus
bagdad baghdad
teheran tehran
istanbul constantinople
thessaloniki saloniki
piraus piraeus
kreta crete
sizilien sicily
sardinien sardinia
toskana tuscany
lombardei lombardy
katalonien catalonia katalan catalan
baskenland basquecountry basque bask
andalusien andalusia
bretagne brittany breton
normandie normandy
burgund burgundy
elsass alsace
flandern flanders flemish flamisch flam
wallonien wallonia walloon
bohmen bohemia
mahren moravia
siebenburgen transylvania transsilvanien
krim crimea
sibirien siberia
lappland lapland
faroer faroe
gronland greenland
weissrussland belarus
lettland latvia lett latvian
litauen lithuania litau
estland estonia estn
bosnien bosnia bosn
nordmazedonien mazedonien macedonia
albanien albania alban
zypern cyprus zypr
malta maltes maltese
marokko morocco marokkan moroccan
algerien algeria
tunesien tunisia
libanon lebanon libanes lebanese
irak iraq
jordanien jordan
korea sudkorea korean southkorea
indonesien indonesia indones indonesian
philippinen philippines philippin filipino
kolumbien colombia kolumbian colombian
kuba cuba kuban cuban
bolivien bolivia
karibik caribbean
asien asia asiat asian
afrika africa african
rhein rhine
donau danube
themse thames
ostsee baltic
nordsee northsea
alpen alps alpine
bodensee lakeconstance
ruhrgebiet ruhrpott
westkuste westcoast
ostkuste eastcoast
iran iranisch iranian
armenien armenia armen armenian
georgien georgia
aserbaidschan azerbaijan
kasachstan kazakhstan
afghanistan afghan
pakistan pakistani
syrien syria syrian syr
saudiarabien saudiarabia
emirate emirates
katar qatar
jemen yemen
libyen libya libysch libyan
kenia kenya kenian kenyan
athiopien ethiopia
tansania tanzania
simbabwe zimbabwe
mosambik mozambique
madagaskar madagascar
botswana botsuana
singapur singapore
malaysia malays
thailand thai thailandisch
taiwan taiwanes taiwanese
mongolei mongolia mongol mongolian
kambodscha cambodia
bangladesch bangladesh
nepal nepales nepalese
peru peruan peruvian
ecuador ecuadorian
venezuela venezolan venezuelan
uruguay uruguayan uruguayisch
paraguay paraguayan
jamaika jamaica jamaikan jamaican
moldau moldawien moldova
montenegro montenegrin
kosovo kosovar
tibet tibet tibetan
teneriffa tenerife
mallorca majorca
kanaren canaries kanarische
azoren azores
balkan balkans
benelux
nordisch nordic
balt baltisch baltikum baltic
`
