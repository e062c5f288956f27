/** Nouns and other words that tell what a clause is about, written like `VERB_FAMILIES`. They state nothing. */
export const NOUN_FAMILIES = `
concert: *konzert* gig* *auftritt* show shows *termin* | concert* gig gigs show shows date dates appearance* performance*
festival: *festival* open_air | festival* fest open_air
album: *album* *alben* platte platten werk langspieler* longplayer* nachfolger* scheibe* | album* record records full_length lp effort follow_up
song: *song* *lied* *lieder* *stuck* *stucke* *stucken titel track tracks | song* track tracks tune* cut cuts
single: *single* auskopplung* | single*
ticket: *ticket* *karte* *karten | ticket*
band: band gruppe *trio *duo *quartett formation musiker bandmitglied* | band group trio duo quartet outfit act combo
member: mitglied* bandmitglied* musiker* bandkolleg* | member* musician* bandmate*
drummer: *schlagzeuger* *drummer* trommler* | drummer*
singer: *sanger sanger* *sangerin* frontmann frontfrau vokalist* stimme frontleute shouter* | singer* vocalist* frontman frontwoman voice
guitarist: *gitarrist* | guitarist*
bassist: *bassist* | bassist* bass_player
guitar: gitarre* | guitar*
instrument: instrument* equipment ausrustung* | instrument* gear equipment
keyboard: keyboard* | keyboard*
label: label* plattenfirma* | label* record_company
manager: *manager* management | manager* management
promoter: veranstalter* organisator* | promoter* organis* organiz*
fan: fan fans anhanger* besucher* gast gaste gasten zuschauer* publikum* leute menschen | fan fans visitor* attendee* guest* audience* people crowd
court: gericht* landgericht* amtsgericht* richter* urteil* | court* judge* verdict* ruling
lawyer: anwalt* anwalte* | lawyer* attorney*
police: polizei* beamte* ermittler* | police officer* cop cops
public prosecutor: staatsanwalt* | prosecutor*
money: geld* erlos* einnahmen | money proceeds cash
price: preis* | price*
year: jahr* | year*
month: monat* | month*
week: woche* | week*
day: tag tage tagen | day days
weekend: wochenende* | weekend*
january: januar janner | january jan
february: februar | february feb
march: marz | march
april: april | april
may: mai | may
june: juni | june
july: juli | july
august: august | august
september: september | september sept
october: oktober | october oct
november: november | november nov
december: dezember | december dec
monday: montag* | monday
tuesday: dienstag* | tuesday
wednesday: mittwoch* | wednesday
thursday: donnerstag* | thursday
friday: freitag* | friday
saturday: samstag* sonnabend* | saturday
sunday: sonntag* | sunday
spring: fruhjahr* fruhling* | spring
summer: sommer* | summer
autumn: herbst* | autumn fall
winter: winter* | winter
europe: europa* europaisch* | europe*
father: vater* | father* dad
mother: mutter* | mother* mum mom
son: sohn* | son sons
daughter: tochter* | daughter*
brother: bruder* | brother*
sister: schwester* | sister*
wife: frau ehefrau witwe* | wife widow*
family: familie* angehorige* | family families
child: kind kinder kindern kinds | child children kids
friend: freund* | friend*
bus: *bus busse | bus van
driver: *fahrer* | driver*
crash: unfall* ungluck* zusammenstoss* | crash* accident* collision
fire: feuer brand brande brandes flammen | fire blaze
storm: sturm* unwetter* gewitter* | storm* weather
ground: gelande* | ground* site grounds
stage: *buhne* | stage*
studio: *studio* | studio*
house: haus hauser gebaude* | house building*
hall: halle* | hall arena
club: club* klub* laden | club venue
city: stadt* | city town council
rumour: gerucht* spekulation* | rumour* rumor* speculation*
reason: grund grunde begrund* | reason* cause because
vinyl: *vinyl* | vinyl
copy: exemplar* stuckzahl | copies copy
cd: cd cds | cd cds
video: *video* clip | video* clip
chart: *chart* hitparade | chart*
lyrics: text texte texten lyrics | lyric*
voice: stimmband* stimmbander* | vocal_cord* vocal_chord*
hand: hand handgelenk* | hand wrist
new: neu neue* | new
last: letzt* final* | last final
former: fruher* ehemalig* ex einstig* einst | former* ex
before: vor bevor | before prior until
after: nach nachdem | after following
early: fruh* vorzeitig* | early
prize: preis auszeichnung* *preis | prize award*
jury: jury | jury
photo: foto* fotografie* | photo*
exhibition: ausstellung* | exhibition*
museum: museum* | museum*
school: schule* schul* | school*
teacher: lehrer* | teacher*
research: forscher* studie* | researcher* stud*
interview: interview* gesprach* | interview* told
money raised: spende* spenden | donation*
website: website* webseite* homepage internetseite* | website* site
passport: visum visa | visa visas
health: gesundheit* | health*
surgery: operation* eingriff* op | surger* operation
doctor: arzt* arzte* | doctor* physician*
hospital: krankenhaus* klinik* | hospital* clinic
heart: herz* | heart*
back: rucken* | back
claim: vorwurf* anschuldigung* | claim* allegation* accusation*
theft: diebstahl* | theft*
robbery: raub* | robb*
assault: korperverletzung* angriff* angegriffen* | assault* attack*
killing: mord* totschlag* | murder* manslaughter homicide
fraud: betrug* | fraud*
tax: *steuer *steuern | tax*
drugs: drogen* | drug drugs
loss: verlust* | loss*
name: name namen namens | name names
contract: vertrag* pacht* | contract* lease
deal: einigung* | deal
permission: genehmig* | permi*
noise: larm* | noise
neighbour: anwohner* nachbar* | neighbour* neighbor* resident*
parking: parken parkplatz* | parking car_park
wheelchair: rollstuhl* | wheelchair
brawl: *schlagerei* auseinandersetzung handgemenge | brawl fight altercation
donation: spende* *spenden spendenkonto | donation* donate*
passport office: reisepass* pass | passport
technician: *techniker* | technician* tech
photographer: fotograf* | photographer*
owner: betreiber* inhaber* besitzer* | owner* operator*
producer: produzent* | producer*
keyboarder: keyboarder* | keyboardist*
security: ordner* turhuter* turste* sicherheitsmann* security* | security bouncer* guard*
nurse: krankenschwester* pfleger* | nurse*
goal: ziel* | target* goal*
campaign: kampagne* spendenkampagne* aktion | campaign* crowdfund*
deadline: frist* | deadline*
council: stadtrat* rat verwaltung behorde* | council authorit*
mayor: burgermeister* oberburgermeister* | mayor
record holder: rekord* | record_breaking
break: pause* auszeit* | break hiatus
rehearsal: probe proben proberaum* | rehears*
soundtrack: filmmusik soundtrack* | score soundtrack*
role: rolle* | role part
cinema: kino* kinos | cinema* theaters
episode: folge* episode* | episode*
podcast: podcast* | podcast*
book: buch* bucher | book*
amplifier: verstarker* | amp amps amplifier*
trailer: anhanger* trailer* | trailer*
truck: lastwagen* lkw | truck* lorry
motorway: autobahn* | motorway* highway*
hotel: hotel* | hotel* motel*
border: grenze* zoll* | border customs
weapon: waffe* pistole* messer* | weapon* gun* knife
drug: droge* marihuana* kokain* | drug* marijuana cocaine
passenger: insasse* passagier* | passenger* people_on_board
photo shooting: bild bilder bildern | photo* picture* image*
shirt: shirt* hemd* | shirt*
organisation: organisation* | organi?ation*
resident city: wohnung* zuhause | home apartment flat
work: arbeit arbeiten | work
neighbours: nachbar* | neighbo*
sound: klang* sound* | sound*
noise proofing: schallschutz* larmschutz* | soundproof*
support act: vorband* vorgruppe* vorprogramm* | support opener* opening_act
headliner: headliner* hauptband* | headliner* headlin*
edition: ausgabe* auflage* | edition*
version: fassung* version* | version*
cover art: cover* artwork* | cover artwork
member change: besetzung* | lineup line_up
wedding: hochzeit* | wedding*
birthday: geburtstag* jubilaum* | birthday anniversary
prison: gefangnis* haft* | prison jail custody
charge: anklage* | charge charges
trial: prozess* verfahren | trial
appeal court: berufung | appeal
fine: geldstrafe* busse | fine
bail: kaution | bail
witness: zeuge* zeugin* | witness*
suspect: verdachtig* tatverdachtig* | suspect*
victim: opfer* | victim*
injury: verletzung* | injur*
illness: krankheit* erkrankung* | illness disease
break up: trennung* | split
statement: erklarung* mitteilung* | statement
decision: entscheidung* beschluss* | decision ruling
cost: kosten | cost costs
sponsor: sponsor* | sponsor*
stream: stream* | stream*
rain: regen* | rain
heat: hitze | heat
camping: camping* | camp*
`
