import { foldWords } from '#shared/domain/search-fold.ts'

/** Words of reports that mean the same in German and English. */
const CONCEPTS = `
gitarre gitarren guitar guitars
anhänger trailer
van transporter bus tourbus nightliner fahrzeug vehicle wagen truck lkw laster
instrument instrumente instruments backline
hotel hotels
krankenhaus klinik spital hospital clinic
arzt ärzte ärztin doctor doctors
bein leg
hand hände hands
rücken bandscheibe wirbelsäule spine
herz heart
lunge lungen lung lungs
stimme stimmbänder kehlkopf voice vocal throat larynx
nacht night
morgen morgens morning
abend evening
polizei police
feuerwehr firefighters
zeugen witnesses
gericht amtsgericht landgericht court
anwalt anwälte lawyer lawyers attorney
tochter daughter
sohn son
ehefrau frau witwe wife widow
ehemann husband
bruder brother
schwester sister
vater father
mutter mother
eltern parents
kinder kind kids children child
familie family
hund dog
katze cat
hölle hell
orchester orchestra symphoniker philharmoniker
chor choir
kirche church
burg schloss castle
stadion stadium
halle hallen arena arenas
hafen harbor harbour
insel island
wald forest
berg berge mountain mountains
meer ozean ocean
zelt zelte tent tents
bühne stage
statue skulptur denkmal sculpture monument
brücke bridge
flug flugzeug flight plane airline fluggesellschaft
gepäck luggage baggage
grenze border
visum visa visas arbeitsvisum
reisepass pässe passport passports
geld money
schulden debt debts
kosten costs
preis preise price prices
mietvertrag miete lease rent
vermieter landlord
stadtrat gemeinde council
genehmigung permit permission licence license
lärm noise
wetter sturm unwetter orkan storm weather blizzard schneesturm snowstorm
hochwasser flut überschwemmung flood flooding
regen rain
hitze heat heatwave
stromausfall outage
wasserschaden wasser water
dach roof
proberaum rehearsal
studio studios
produzent produzentin producer
produziert produced
gemischt mixed
gemastert mastered
cover artwork titelbild
künstler künstlerin artist
zeichner illustrator
fotograf photographer
regisseur regie director directed
drehbuch script
comic comics
verlag publisher publishing
roman novel
kapitel chapter
radio sender station
fernsehen tv television
podcast
magazin zeitschrift magazine
spotify youtube streams stream
milliarde milliarden billion
million millionen
woche wochen week weeks
monat monate month months
jahrzehnt jahrzehnte decade decades
wochenende weekend
sommer summer
herbst autumn fall
frühjahr frühling spring
winter
weihnachten christmas
silvester
ostern easter
halloween
karten karte tickets ticket
nachfrage demand
rückerstattung erstattet erstattung refund refunds
gültigkeit gültig valid
ersatz replacement substitute
vertretung vertritt
tech techniker crew roadie technician
fahrer driver
besitzer owner
betreiber operator
veranstalter promoter organizers organizer
sponsor sponsoren sponsors
firma unternehmen konzern company
name namen names
umbenennen rename renamed renames
rechte rights
tantiemen royalties royalty
katalog catalog catalogue
vinyl
kassette cassette tape
farbe colour color
auflage copies pressing
limitiert limited
bonus bonustrack bonusmaterial
gast gäste guest guests gastauftritt
duett duet
kollaboration zusammenarbeit collaboration
gründer gründung founder founded founding
gründungsmitglied founding
burnout erschöpfung exhaustion
depression depressionen
sucht entzug rehab addiction
alkohol alcohol sober nüchtern
drogen drugs
krebs brustkrebs cancer
chemo chemotherapie chemotherapy
operation operiert surgery
schlaganfall stroke
lungenentzündung pneumonia
virus corona covid grippe flu
sturz gestürzt fell
asche urne ashes remains
grab friedhof grave cemetery
beerdigung trauerfeier funeral
gedenk gedenkkonzert tribute memorial
geburt baby geboren birth born
schwanger pregnant pregnancy
hochzeit wedding
privat private
persönlich persönliche persönlichen personal
differenzen unterschiede differences
musikalisch musikalische musical
richtung direction
freundschaftlich einvernehmlich amicable amicably
gemeinsam together
politisch politische political
krieg war
protest proteste protests
rassismus racism racist rassistisch
vorwürfe vorwurf allegations accusations accused
entschuldigung apology apologizes
nebenprojekt soloprojekt solo
comeback
nachfolger successor
debüt debut
verkauft sold
exemplare copies
platz spot number position
kampagne crowdfunding gofundme campaign
spende spenden donation donations donate
hospiz hospice
tierheim tierschutz shelter animal
obdachlose homeless
schule school
universität university
lehrer teacher
museum
ausstellung exhibition
bier beer
whisky whiskey
kaffee coffee
sauce soße
brauerei brewery
spielzeug figur figuren figures toys
spiel game
film movie
dokumentation doku documentary
serie series
kino cinema cinemas theaters
premiere
festival
gelände ground grounds site
parkplatz parking
eröffnung eröffnet opening opens
jubiläum anniversary
geburtstag birthday
klassiker classic
lied song
malerei gemälde malen painting paintings
text texte lyrics
sprache language
deutsch german
finnisch finnish finnen finns
schwedisch swedish schweden swedes
norwegisch norwegian norweger
britisch british briten
amerikanisch american amerikaner
brasilianisch brazilian brasilianer
`

const OF_WORD = new Map(
  CONCEPTS.trim()
    .split('\n')
    .flatMap((line) => {
      const words = foldWords(line)
      return words.map((word) => [word, `=${words[0] ?? ''}`] as const)
    }),
)

/** The concept of a folded word in either language. */
export const conceptOf = (word: string): string | undefined => OF_WORD.get(word)
