/** Words that begin sentences and are not nouns; folded. */
const WORDS = `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
ich du er sie es wir ihr mich dich sich uns euch ihm ihn ihnen mein meine dein deine sein seine seinen seinem seiner seines
ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure man wer wen wem wessen was welche welcher welches welchen
dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem solche solcher solches
alle alles allen allem aller beide beiden manche mancher manches einige einigen einiges einiger etliche mehrere mehreren viele vielen vieles vieler wenige wenigen weniges
und oder aber denn sondern doch jedoch sowie sowohl weder noch entweder als wie wenn falls ob dass damit weil da obwohl obgleich wahrend bevor nachdem ehe bis seit seitdem sobald solange sofern indem statt anstatt
in im ins an am ans auf aufs aus bei beim mit nach von vom vor vorm zu zum zur durch fur furs gegen ohne um ums uber ubers unter unterm hinter neben zwischen trotz wegen dank laut gemass ab binnen innerhalb ausserhalb entlang entgegen gegenuber hinsichtlich angesichts anlasslich aufgrund infolge mittels nahe samt mitsamt seitens zwecks rund knapp kurz unweit zugunsten inklusive exklusive einschliesslich abseits jenseits diesseits mitten inmitten
heute gestern morgen ubermorgen vorgestern jetzt nun dann danach davor dabei dafur dagegen daher dahin dahinter damals daneben daran darauf daraus darin darum daruber darunter davon dazu dazwischen deshalb deswegen demnach demnachst dennoch derweil derzeit diesmal dort dorthin
ebenfalls ebenso eben eher eigentlich einerseits andererseits einmal zweimal dreimal einst endlich erneut erst erstmals etwa etwas fast ferner folglich fortan fruh fruher gar gegebenenfalls gemeinsam genau genauso gerade gern gerne gestartet gleich gleichzeitig gleichwohl grosstenteils
halb haufig hauptsachlich her heraus herein hier hiermit hierzu hierzulande hin hingegen hinten hinterher hinzu hochstens immer immerhin immerzu indes indessen insbesondere insgesamt insofern inzwischen irgendwann irgendwo ja je jedenfalls jederzeit jemals jungst kaum keineswegs kunftig langst lange langsam lediglich leider letztendlich letztlich links los mal manchmal mehr meist meistens mehrfach mindestens mittlerweile moglicherweise nachher nachmittags nachts nahezu namlich naturlich nebenan nebenbei nein nicht nichts nie niemals niemand nirgends nochmals nur nunmehr offenbar offensichtlich oft ofter ohnehin
plotzlich positiv quasi rechtzeitig rechts reichlich ruckblickend samtlich schliesslich schlichtweg schon schnell sehr seither selbst selten so sodann soeben sofort sogar somit sonst soweit spater spatestens stattdessen stets teils teilweise trotzdem ubrigens uberall uberdies uberhaupt uberwiegend umgekehrt umso ungefahr unterdessen unterwegs ursprunglich vermutlich viel vielerorts vielleicht vielmehr vollig voraussichtlich vorab voran vorbei vorher vorerst vorhin vorlaufig vorne wahrscheinlich wann warum weder weg weiter weiterhin weitgehend wenig wenigstens weshalb wieder wiederum wieso wirklich wo wobei wodurch wofur woher wohin wohl womit wonach woran worauf worum woruber wozu zeitgleich zuerst zufolge zugleich zukunftig zuletzt zumal zumeist zumindest zunachst zuruck zusammen zusatzlich zuvor zudem zwar zweifellos zwischendurch ausserdem ausgerechnet allerdings allein allenfalls also anders andernfalls anfangs ansonsten auch auffallig ausschliesslich besonders bald bereits bestenfalls bisher bislang bloss danke dauerhaft direkt durchaus durchweg
ist sind war waren wird werden wurde wurden hat haben hatte hatten hatten kann konnen konnte konnten muss mussen musste soll sollen sollte sollten will wollen wollte darf durfen mag mochte mochten bleibt bleiben blieb geht gehen ging gibt gab kommt kommen kam kamen steht stehen stand liegt liegen lag macht machen machte nimmt nehmen nahm sagt sagen sagte spielt spielen spielte zeigt zeigen zeigte klingt klingen klang folgt folgen folgte beginnt beginnen startet starten erscheint erscheinen bringt bringen brachte findet finden fand lasst lassen liess halt halten hielt heisst hiess gilt gelten wirkt wirken wartet warten setzt setzen tritt treten trifft treffen zahlt zahlen gehort gehoren stammt stammen besteht bestehen verspricht fehlt fehlen dauert geplant fest freut freuen erklart erzahlt verrat betont meint schreibt bestatigt verkundet
produziert aufgenommen abgemischt gemischt gemastert eingespielt gegrundet veroffentlicht erschienen geplant begleitet unterstutzt angefuhrt eroffnet geschrieben komponiert getextet entstanden gedreht gefilmt verantwortlich beteiligt vertreten bestatigt angekundigt betroffen gespielt gefeiert gekront inspiriert gestaltet enthalten verfugbar erhaltlich limitiert nachgereicht verschoben abgesagt ausverkauft verkauft bekannt neu alt gut fertig wichtig klar sicher schade moglich unklar offen vorbei passend musikalisch textlich inhaltlich stilistisch live eingangs aufgezeichnet gemeint genannt gesucht gewonnen verpflichtet beendet begonnen zuruckgekehrt zuruckgezogen zugesagt
weit weniger mehr meiste meisten wahrenddessen draussen drinnen oben unten vorn hinten drum erstens zweitens drittens vorweg obendrein jungst kurzfristig langfristig vermehrt begeistert gelobt kritisiert getragen getrieben gefolgt gesungen flankiert abgerundet ausgestattet ausgezeichnet beworben umgesetzt unterzeichnet verstarkt versprochen verschwunden vermisst
`

const ADJECTIVES = `
neu alt gross klein gut schlecht hoch tief lang kurz fruh spat jung schwer leicht hart weich laut leis schnell langsam stark schwach voll leer frisch heiss kalt dunkl dunkel hell schwarz weiss rot frei offen fest klar wichtig richtig falsch eigen ander weiter letzt erst nachst vorig kommend vergangen aktuell kunftig zukunftig ehemalig fruher spater heutig gestrig gesamt ganz halb einzig einzeln gemeinsam besonder zusatzlich exklusiv offiziell inoffiziell international national lokal regional weltweit bekannt unbekannt beliebt beruhmt legendar klassisch modern traditionell typisch ublich ungewohnlich musikalisch textlich inhaltlich kunstlerisch stilistisch technisch melodisch rhythmisch akustisch elektrisch orchestral symphonisch brachial brutal rau roh dreckig druckvoll finster dust duster kompromisslos ruhig atmospharisch episch hymnisch eingangig sperrig abwechslungsreich vielschichtig verspielt treibend zahlreich viel wenig mehr meist mehrer einig etlich samtlich all beid best schonst grosst hochst neuest jungst altest letztjahrig diesjahrig mehrtagig ausverkauft limitiert geplant angekundigt verschoben abgesagt begeistert verletzt verstorben interessiert verantwortlich beteiligt anwesend deutsch deutlich weit gut ausfuhrlich kurzlich wesentlich erhaltlich weiblich mannlich konkret genau echt wahr wild alternativ digital live kreativ positiv negativ intensiv massiv aggressiv aufwendig aufwandig gewohnt verdient gelungen entsprechend passend bisherig dortig hiesig damalig jetzig damalig derzeitig
`

const listOf = (text: string): string[] => text.trim().split(/\s+/)

const words = new Set(listOf(WORDS))
const adjectives = new Set(listOf(ADJECTIVES))

const ENDING = /(?:er)?(?:e[nrms]?)?$/
const ADVERB =
  /.{3}(?:lich|isch|weise|massig|haft|sam|bar|los|iert|mals|warts|seits|erdings)(?:e[nrms]?)?$/

/** Adjectives and nouns made of them, at any position: "Neues", "Deutschen", "Verantwortliche". */
export const isAdjective = (word: string): boolean =>
  [word, word.replace(/e[nrms]?$/, ''), word.replace(ENDING, '')].some((stem) =>
    adjectives.has(stem),
  )

/** Whether a folded word at the beginning of a sentence is capitalised only because of its position. */
export const isBeginning = (word: string): boolean =>
  words.has(word) || isAdjective(word) || ADVERB.test(word)
