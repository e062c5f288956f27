import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_FOUR: readonly Labelled[] = [
  ...scene(
    [
      german({
        title: 'Donnerkeil Metalfest: Running Order steht',
        text: 'Die Spielzeiten für das Donnerkeil Metalfest am 9. und 10. April in Jena sind da. Den Freitag eröffnen Mottenfraß um 16:30 Uhr, Headliner Varulvur beginnt um 22:15 Uhr. Am Samstag spielen Grauwacke von 23 bis 0:30 Uhr. Die Aftershow-Party findet im Kassablanca statt. Tageskarten für 45 Euro gibt es noch.',
        on: '2026-03-30',
      }),
    ],
    [
      'Am 9. und 10. April steigt in Jena das Donnerkeil Metalfest, nun stehen die Spielzeiten fest.',
      'Los geht es am Freitag um 16:30 Uhr mit Mottenfraß, Varulvur folgen als Headliner um 22.15 Uhr.',
      'Grauwacke sind am Samstag um 23 Uhr an der Reihe.',
      'Tagestickets zum Preis von 45 Euro sind noch erhältlich, gefeiert wird danach im Kassablanca.',
    ],
    [
      ['number', 'Los geht es am Freitag um 17:30 Uhr mit Mottenfraß.'],
      ['name', 'Headliner am Freitag sind Valborg.'],
      ['date', 'Das Festival steigt am 9. und 10. Mai in Jena.'],
      ['name', 'Gefeiert wird danach im Rosenkeller.'],
      ['number', 'Tagestickets kosten 54 Euro.'],
    ],
  ),
  ...scene(
    [
      english({
        title: "OSSUARY GATE's 'Bone Liturgy' enters German charts at No. 7",
        text: "OSSUARY GATE have scored their first top ten album in Germany. 'Bone Liturgy' debuted at No. 7 this week, the band's label Carrion Call confirmed. The record also reached number 3 in Finland and No. 22 in Switzerland. 'We still rehearse in a barn,' laughed guitarist Pekka Laine.",
        on: '2026-09-18',
      }),
      german({
        title: 'Ossuary Gate erstmals in den Top Ten',
        text: 'Die Finnen Ossuary Gate stehen mit „Bone Liturgy“ auf Platz 7 der deutschen Albumcharts. Das Album war am 11. September erschienen.',
        from: 'Riffblatt',
        on: '2026-09-19',
      }),
    ],
    [
      'Ossuary Gate steigen mit „Bone Liturgy“ auf Platz 7 der deutschen Charts ein.',
      'Es ist das erste Album der Finnen, das hierzulande die Top Ten erreicht.',
      'In Finnland reichte es für Rang 3, in der Schweiz für Platz 22.',
      'Gitarrist Pekka Laine nimmt es mit Humor: Geprobt werde noch immer in einer Scheune.',
      'Erschienen ist die Platte am 11. September bei Carrion Call.',
    ],
    [
      ['number', 'Ossuary Gate steigen auf Platz 9 der deutschen Charts ein.'],
      ['name', 'In Schweden reichte es für Rang 3.'],
      ['name', 'Gitarrist Pekka Virtanen nimmt es mit Humor.'],
      ['date', 'Erschienen ist die Platte am 4. September.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Schlagzeuger von Sturmwarnung gestorben',
        text: 'Timo Hagedorn ist tot. Der Schlagzeuger der Kieler Band Sturmwarnung starb am vergangenen Sonntag im Alter von 52 Jahren nach langer Krankheit, wie die Gruppe mitteilte. Hagedorn gehörte seit 1998 zur Besetzung und ist auf sechs Alben zu hören. Ein Gedenkkonzert soll im März in der Pumpe stattfinden.',
        on: '2026-11-17',
      }),
    ],
    [
      'Die Kieler Band Sturmwarnung trauert um ihren Schlagzeuger Timo Hagedorn.',
      'Er starb am Sonntag mit 52 Jahren nach langer Krankheit.',
      'Seit 1998 war er dabei, sechs Alben hat er mit der Band aufgenommen.',
      'In der Pumpe ist für März ein Konzert zu seinem Gedenken geplant.',
    ],
    [
      ['number', 'Er starb am Sonntag mit 54 Jahren.'],
      ['name', 'Die Band trauert um ihren Schlagzeuger Timo Hagemann.'],
      ['date', 'Für April ist ein Konzert zu seinem Gedenken geplant.'],
      ['number', 'Sieben Alben hat er mit der Band aufgenommen.'],
      ['date', 'Er starb am Montag nach langer Krankheit.'],
      ['name', 'Die Flensburger Band trauert um ihren Schlagzeuger.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'Report: Venue owners demand help for small stages',
        text: "More than 60 clubs from eleven European countries have signed an open letter asking for a levy on stadium tickets. 'One euro per ticket would save us,' says Liv Thorsen, who runs Kjelleren in Bergen. According to the network Stages First, 23 percent of small venues lost money in 2025. A hearing in Brussels is set for January 14, 2027.",
        on: '2026-11-12',
      }),
    ],
    [
      'Über 60 Clubs aus elf europäischen Ländern fordern in einem offenen Brief eine Abgabe auf Stadiontickets.',
      'Liv Thorsen vom Kjelleren in Bergen hält einen Euro je Karte für die Rettung.',
      'Dem Netzwerk Stages First zufolge schrieben 23 Prozent der kleinen Spielstätten 2025 Verluste.',
      'Am 14. Januar 2027 kommt es in Brüssel zu einer Anhörung.',
    ],
    [
      ['number', 'Über 80 Clubs fordern eine Abgabe auf Stadiontickets.'],
      ['number', '32 Prozent der kleinen Spielstätten schrieben 2025 Verluste.'],
      ['name', 'Liv Thorsen vom Kjelleren in Stavanger hält einen Euro für die Rettung.'],
      ['date', 'Am 14. Januar 2026 kommt es in Brüssel zu einer Anhörung.'],
      ['name', 'In Straßburg kommt es zu einer Anhörung.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'MOURNFUL HOST bassist launches solo project THE PALE ORCHARD',
        text: 'Lena Marchetti, bassist of Italian doom band MOURNFUL HOST, has launched a solo project called THE PALE ORCHARD. The debut EP "Windfall" was self-recorded in Turin during two weeks in August and will be released digitally on December 4. Vinyl follows in spring. Guests include Ian Crowe and violinist Mirela Dobre.',
        on: '2026-11-13',
      }),
    ],
    [
      'Lena Marchetti, Bassistin der italienischen Doom-Band Mournful Host, startet ihr Soloprojekt The Pale Orchard.',
      'Die erste EP „Windfall“ nahm sie im August binnen zwei Wochen selbst in Turin auf.',
      'Digital erscheint sie am 4. Dezember, die Vinylausgabe folgt im Frühling.',
      'Zu hören sind als Gäste Ian Crowe und die Geigerin Mirela Dobre.',
    ],
    [
      ['name', 'Die erste EP „Windfall“ nahm sie in Bologna auf.'],
      ['date', 'Digital erscheint sie am 14. Dezember.'],
      ['number', 'Die Aufnahmen dauerten fünf Wochen.'],
      ['name', 'Zu hören ist auch die Geigerin Mirela Dragan.'],
      ['date', 'Die Vinylausgabe folgt im Sommer.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Krähenfels gewinnen Nachwuchspreis',
        text: 'Krähenfels aus Passau haben den mit 10.000 Euro dotierten Nachwuchspreis „Neuer Lärm“ gewonnen. Die Jury um Ex-Labelchef Hartmut Wieland wählte die Melodic-Death-Band aus 214 Bewerbungen. Auf Platz zwei kam das Münchner Duo Teer. Die Preisverleihung fand gestern Abend im Backstage statt.',
        on: '2026-11-15',
      }),
    ],
    [
      'Der Nachwuchspreis „Neuer Lärm“ geht an Krähenfels aus Passau.',
      'Die Jury um Hartmut Wieland hatte 214 Bewerbungen zu sichten.',
      'Dotiert ist die Auszeichnung mit 10.000 Euro, den zweiten Platz belegt das Duo Teer aus München.',
      'Verliehen wurde der Preis am 14. November im Backstage.',
    ],
    [
      ['number', 'Dotiert ist die Auszeichnung mit 15.000 Euro.'],
      ['name', 'Den zweiten Platz belegt das Augsburger Duo Teer.'],
      ['number', 'Die Jury hatte 241 Bewerbungen zu sichten.'],
      ['name', 'Die Jury um Helmut Wieland wählte die Band aus.'],
      ['date', 'Verliehen wurde der Preis am 13. November.'],
    ],
  ),
]
