/**
 * What clauses say in everyday words: verbs, and adjectives and nouns for the same. One family a line, as
 * "name: German | English", and after a slash the words for the opposite. All words are folded; "*" stands for any
 * letters, "_" for a space, and "+" for up to ten words between the parts of a separable verb.
 */
export const VERB_FAMILIES = `
appeal: beschwerde* berufung* revision anfecht* angefochten* fecht*+an ficht+an focht*+an rechtsmittel* einspruch* | appeal* challenge_the contest_the
work: arbeit* gearbeitet werkel* in_arbeit tuftel* bastel* | work working works worked in_the_works writing
new music: neue*_musik neue*_material neue*_album neue*_platte neue*_lied* neue*_song* neue*_stuck* | new_music new_material new_album new_record new_songs
tour: auf_tour touren tourt getourt auf_tournee *tour tournee* europatour* konzertreise* | tour tours touring toured trek on_the_road
give up: gib*+auf geb*+auf gab*+auf aufgeb* aufgegeben* aufzugeben kapitulier* | give_up gives_up giving_up gave_up given_up surrender* / zuruckkehr* ruckkehr* kehrt*+zuruck kehren+zuruck | return*
stay: bleib* blieb* geblieben* verbleib* | stay* remain* / zieht_weg wegzieh* wegzug* | relocat*
sell out: ausverkauft* vergriffen* restlos_weg restlos_verkauft | sold_out sell_out sells_out selling_out
win: gewinn* gewann* gewonnen* siegt* siegreich* | win wins won winning winner* / verlier* verlor* verloren* unterliegt unterlag* unterlegen | lose loses losing lost
raise: steig* stieg* gestiegen* erhoh* teurer* teuer* verteuer* wachst wuchs* gewachsen* anzieh*_preis* hoher* | rise rises rising rose raise* raising increas* grow* grew growing higher more_expensive hike* / sink* sank* gesunken* senk* gesenkt* billiger* gunstiger* ruckgang* schrumpf* reduzier* niedriger* | decreas* decline* declining lower* cheaper reduc*
open: offnet* offnen geoffnet* eroffn* | open opens opened opening reopen* / schliess* schloss geschlossen* dichtmach* macht+dicht zumachen | close* closing shut shuts shutting
agree: stimmt*+zu stimmen+zu zustimm* zugestimmt* einverstanden befurwort* begruss* billig* | approv* endors* agree* welcom* in_favour in_favor / ablehn* abgelehnt* lehnt*+ab lehnen+ab widersprech* widerspricht widersprach* protestier* | reject* oppos* refus* object* decline*
take part: teilnehm* teilgenommen nimmt+teil nehmen+teil nahm*+teil dabei anwesend* mit_von_der_partie mitspiel* mitwirk* | attend* taking_part take_part takes_part took_part participat* join* on_board / fehl* abwesend* verpass* ausgelassen | miss misses missed absent skip* sit_out sits_out
help: hilft helfen half halfen geholfen* unterstutz* aushilf* | help* support* assist* lend*
return: zuruckkehr* zuruckgekehrt* kehrt*+zuruck kehren+zuruck zuruckkomm* ruckkehr* wiederkehr* kommt*+zuruck kommen+zuruck wieder_da wieder_bei | return* comeback come*_back came_back is_back are_back rejoin*
damage: beschadig* sachschaden | damag*
destroy: zerstor* verbrannt* vernicht* ausgebrannt* niedergebrannt* | destroy* burned burnt gutted ruin* wiped
know: bekannt* weiss wissen wusste* gewusst kennt kennen | known know knows knew aware clear / unbekannt* unklar* ungewiss* offen | unknown unclear open uncertain
pay: bezahl* zahlt zahlen zahlte* gezahlt* zahlung* | pay pays paid paying payment*
free of charge: kostenlos* gratis umsonst kostenfrei* eintritt_frei freier_eintritt eintritt_ist_frei | free_of_charge for_free free free_entry free_admission admission_is_free is_free / zahlen_mussen zahlen bezahlen kostenpflichtig* | charged pay paying
refund: erstatt* ruckerstatt* zuruckgegeben zuruckgeben zuruckzahl* geld_zuruck ruckgabe* umtausch* | refund* reimburs* money_back
settle: einigung* geeinigt* einigen einigten beigelegt* legt*+bei aussergerichtlich* vergleich* | settle* settling agreement resolv*
quarrel: streit* gestritten* zoff zerwurfnis* zerstritten* krach boses_blut im_bosen | feud* disput* quarrel* fall*_out bad_blood row animosity conflict* hard_feelings
sing: singt singen sang sangen gesungen* gesang* | sing sings singing sang sung vocals
write: schreib* schrieb* geschrieben* verfass* | write writes writing wrote written pen penned
produce: produzier* produktion* | produc*
mix: gemischt* mischt* abgemischt* mix* | mixed mixing mix
sign: unterschreib* unterschrieb* unterzeichn* unter_vertrag vertrag* vertrag_bei | sign signs signed signing inked contract* deal
extend: verlanger* | extend* renew* extension
invite: einlad* eingeladen* ladt+ein laden+ein | invit*
donate: spend* gespendet* zugutekomm* kommt+zugute kommen+zugute zugute | donat* charit* benefit* proceeds
build: bauen baut gebaut* aufbau* errichte* neubau* | build builds built building construct*
move: umzieh* umgezogen* zieht+um ziehen+um umzug* verlegt* verlegung | move* moving relocat*
begin: beginn* begann* begonnen* startet* starten gestartet* start geht+los losgeh* auftakt | begin* began begun start* kick*_off
change: andert* andern geandert* anderung* verander* wechsel* gewechselt* | change* changing alter* switch*
regret: bedauer* bereu* leid_tut tut+leid | regret* sorry
apologise: entschuldig* | apolog*
comment: aussert* aussern geaussert* ausserung* kommentier* kommentar* stellungnahme* stellung | comment* statement* respon*
like: mag mogen mochte gefallt gefallen gern gerne liebt lieben | like likes liked love loves loved enjoy* fond / hasst hassen abneigung* | hate hates hated dislike*
convince: uberzeug* gelungen* gelingt gluckt* zundet* zunden lob* gelobt* stark starke* starker* begeister* | convinc* praise* praising strong impress* land lands / enttausch* schwach* kritisier* misslung* misslingt bemangel* | disappoint* weak* criticis* criticiz* fail fails failed
affect: betroffen* betrifft auswirk* beeintracht* | affect* impact*
heal: genes* genas erhol* gesund_werd* gesund auf_dem_weg_der_besserung wieder_fit gebessert besserung | recover* heal* on_the_mend back_on_his_feet back_on_her_feet
drink: trinkt trinken trank getrunken* alkohol* | drink drinks drinking drunk alcohol* / trocken nuchtern* abstinen* | sober* sobriety dry clean
marry: verheirat* heirat* hochzeit* | marr* wed* wedding* / geschieden* scheidung* scheiden_lassen | divorc*
birth: geboren* geburt* schwanger* nachwuchs baby | born birth pregnan* baby
sue: verklag* klagt klagen geklagt* klage klagt*+gegen rechtsstreit* rechtliche_schritte rechtlich_vor* juristisch* | sue sued sues suing lawsuit* legal_action litigation
remove: entfern* geloscht* loschen loscht herunter* | remov* delet* taken_down took_down takes_down pulled_from
add: hinzu* hinzugefugt erganz* zusatz* | add adds added adding additional extra
reunite: wiedervereinig* wieder_vereint* reunion* wieder_zusammen rauft* | reunit* reunion* back_together reform*
survive: uberleb* | survive*
record: aufnehmen aufgenommen* nimmt+auf nehmen+auf nahm+auf nahmen+auf aufnahme* einspiel* eingespielt* spielt+ein spielen+ein | record records_their records_her records_his recorded recording recordings laid_down tracked
release: erschein* erschien* veroffentlich* bring*+heraus herausbring* herauskomm* kommt+heraus rauskomm* vorgelegt legt+vor legen+vor folgt folgen | releas* issue issued come_out comes_out coming_out came_out out_now out_on arriv* drops_on follows follow unveil*
stream: stream* streamingdienst* | stream*
listen: hort horen zu_horen horbar* horprobe* | listen* hear heard
film: gefilmt* filmt drehen dreht gedreht* dreharbeiten | film* shot_the shoot shooting
find: gefunden* ausfindig aufgetaucht* wiedergefunden* | found find finds recovered turned_up
search: sucht suchen suche gesucht* fahndet fahnden fahndung* | seek* sought search* looking_for looks_for wanted
own: gehort gehoren besitzt besitzen eigentum* | own owns owned belong*
earn: verdien* einnahm* gage* | earn* fee fees income
debt: schulden schuldet* insolven* pleite* bankrott* | owe owes owed owing debt* insolven* bankrupt*
fulfil: erfull* gehalten eingehalten* | fulfil* kept meet meets
threaten: droht drohen drohte* gedroht* bedroh* | threat*
ban: verbot* verbiet* untersag* hausverbot* | ban bans banned banning forbid* prohibit* outlaw* / erlaub* gestatt* zugelassen* | allow* permit*
fire: gefeuert* feuern entlassen* rausgeworfen* rauswurf* rausschmiss* | fire fired fires sacked sacks dismiss* oust*
accuse: vorgeworfen* wirft+vor werfen+vor beschuldig* bezichtig* anzeig* angezeigt* | accuse accused accuses accusing / gesteht gestand* gestanden gestandnis* | confess*
trust: vertrau* | trust*
exist: existier* bestehen besteht gegrundet* grund*+neu | exist* formed founded
available: erhaltlich* verfugbar* lieferbar* | available in_stock on_sale
reach: erreich* | reach* / verfehl* | fell_short falls_short short_of
succeed: gelingt gelungen* geschafft schafft* gluckt* | succeed* managed / scheiter* gescheitert* misslang* misslungen* | fail fails failed
wait: warte* gewartet* | wait*
expect: erwart* vermut* | expect* anticipat* assum*
plan: geplant* plant planen vorgesehen* vorhat vorhaben beabsichtig* will_machen | plan plans planned planning intend* intention*
support: vorprogramm vorgruppe* im_vorprogramm supportet* | opens_for opened_for opening_for support_slot
reject: zuruckweis* zuruckgewiesen* weist+zuruck weisen+zuruck wies+zuruck abgeschmettert* | dismiss* throw*_out threw_out thrown_out
speak: spricht sprechen sprach* gesprochen* redet reden geredet | speak* spoke* talk*
visit: besuch* | visit* visitor* attend*
meet: trifft treffen traf* getroffen | meet meets met meeting
live: lebt leben_in wohnt wohnen | live lives lived living
study: studium* studier* | stud*
teach: unterricht* lehrt lehrer* | teach* taught
continue: weitermach* macht+weiter machen+weiter weitergemacht weiterfuhr* fuhrt+weiter fuhren+weiter fortsetz* fortgesetzt* fortfuhr* geht+weiter weitergeh* weiterspiel* spielen+weiter | continu* carry_on carries_on carrying_on go_on goes_on going_on keep_going press_on resum*
leave on sale: vorverkauf* | pre_sale presale on_sale
involve: beteilig* verwickel* mitschuld* | involv* wrongdoing
broadcast: ubertrag* ausgestrahlt* sendet | broadcast* aired livestream*
compose: komponier* | compos*
perform: auftritt* auftret* tritt+auf treten+auf aufgetreten* auf_der_buhne | perform* on_stage took_the_stage take_the_stage taking_the_stage
cover: cover* gecovert* | cover covers covered
vote: stimmt+ab abgestimmt abstimm* gewahlt* | vote* voting elected
cooperate: zusammenarbeit* kooperier* | collaborat* cooperat* teamed teaming
award: vergab* vergib* vergeben vergebene* verleih* verlieh* | award awarded awards_a
keep a name: behalt* behielt* weiter_nutz* weiterhin_nutz* weiter_verwend* | keep keeps kept retain* continue_to_use / umbenenn* umbenannt* benennt+um benennen+um (?<=namen_)ander* (?<=namen_)geandert* neuen_namen | renam* new_name change_its_name change_their_name
amicable: einvernehmlich* freundschaftlich* im_guten | amicabl* on_good_terms mutual / im_streit im_bosen zerstritten* | acrimon* bitter*
grant: genehmig* bewilligt* | approv* granted / verweiger* abgelehnt* | denied refused
`
