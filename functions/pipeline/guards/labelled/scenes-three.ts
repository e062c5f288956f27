import { english, german, scene, type Labelled } from './scene.ts'

export const SCENES_THREE: readonly Labelled[] = [
  ...scene(
    [
      english({
        title: 'Crowd of 14,000 sees BASALT KINGS close Frostbite Festival',
        text: "BASALT KINGS closed the 12th edition of Frostbite Festival in Tampere on Saturday night. Around 14,000 people braved temperatures of minus 20 degrees. The Americans played 16 songs, among them 'Magma Hymn' for the first time since 2009, and brought out former singer Wade Colton for the encore. Next year's edition runs from February 11 to 13.",
        on: '2026-02-16',
      }),
    ],
    [
      'Vor rund 14.000 Menschen beendeten Basalt Kings am Samstagabend die zwölfte Ausgabe des Frostbite Festivals in Tampere.',
      'Bei minus 20 Grad spielten die Amerikaner 16 Lieder, darunter erstmals seit 2009 wieder „Magma Hymn“.',
      'Zur Zugabe holten sie ihren früheren Sänger Wade Colton auf die Bühne.',
      'Im kommenden Jahr findet das Festival vom 11. bis 13. Februar statt.',
    ],
    [
      ['number', 'Vor rund 40.000 Menschen beendeten Basalt Kings das Festival.'],
      ['name', 'Zur Zugabe kam der frühere Sänger Wayne Colton auf die Bühne.'],
      ['date', 'Am Sonntagabend endete das Frostbite Festival in Tampere.'],
      ['name', 'Das Festival in Helsinki fand zum zwölften Mal statt.'],
      ['number', 'Erstmals seit 2006 erklang wieder „Magma Hymn“.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Rezension: Galgenfrist – Letzte Ölung (4/6)',
        text: 'Mit „Letzte Ölung“ legen die Kölner Galgenfrist ihr drittes Album vor. Elf Stücke lang regiert der Blastbeat, nur „Beichtstuhl“ gönnt sich Pausen. Sängerin Ronja Althoff klingt so böse wie nie. Leider fehlt dem Klang der Druck, den Produzent Marek Zieliński dem Vorgänger „Henkersmahl“ (2022) noch gegeben hatte. 4 von 6 Punkten.',
        from: 'Ruhrlärm',
      }),
    ],
    [
      'Galgenfrist aus Köln veröffentlichen mit „Letzte Ölung“ ihr drittes Album.',
      'Laut Ruhrlärm dominieren auf den elf Stücken schnelle Blastbeats, allein „Beichtstuhl“ lässt Luft zum Atmen.',
      'Der Gesang von Ronja Althoff wird gelobt, der Sound fällt gegenüber dem Vorgänger „Henkersmahl“ von 2022 ab.',
      'Am Ende stehen vier von sechs Punkten.',
    ],
    [
      ['number', 'Am Ende stehen fünf von sechs Punkten.'],
      ['name', 'Der Gesang von Ronja Alhaus wird gelobt.'],
      ['name', 'Allein „Totentanz“ lässt Luft zum Atmen.'],
      ['number', 'Der Vorgänger „Henkersmahl“ stammt aus dem Jahr 2020.'],
      ['name', 'Galgenfrist aus Düsseldorf veröffentlichen ihr drittes Album.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'WITCHGLASS reveal details of 25th anniversary reissue',
        text: "Norwegian black metal act WITCHGLASS will mark the 25th anniversary of 'Nattverd' with a three-LP box limited to 1,500 copies. The set, due December 11 through Polar Crypt, contains the remastered album, a 1999 rehearsal tape and a live recording from Oslo's Rockefeller. It costs €89. Founder Sindre Moe wrote the liner notes.",
        on: '2026-10-02',
      }),
    ],
    [
      'Witchglass feiern das 25-jährige Jubiläum von „Nattverd“ mit einer auf 1.500 Stück begrenzten Box.',
      'Die drei Schallplatten kosten 89 Euro und kommen am 11. Dezember über Polar Crypt in den Handel.',
      'Enthalten sind das neu gemasterte Album, eine Probenaufnahme von 1999 und ein Konzertmitschnitt aus dem Osloer Rockefeller.',
      'Gründer Sindre Moe steuert die Begleittexte bei.',
    ],
    [
      ['number', 'Die Box ist auf 5.000 Stück begrenzt.'],
      ['number', 'Die Sammlung kostet 98 Euro.'],
      ['date', 'Am 11. November kommt die Box über Polar Crypt in den Handel.'],
      ['name', 'Enthalten ist auch ein Konzertmitschnitt aus Trondheim.'],
      ['name', 'Gründer Sigurd Moe steuert die Begleittexte bei.'],
    ],
  ),
  ...scene(
    [
      german({
        title: 'Grubenlampe Festival sagt Ausgabe 2027 ab',
        text: 'Das für den 4. und 5. Juni 2027 geplante Grubenlampe Festival in Herne fällt aus. Gestiegene Kosten und eine fehlende Genehmigung nennt der Verein Schlägel & Eisen als Gründe. Bereits bezahlte Tickets würden bis Ende Januar erstattet, sagte Vorsitzende Birgit Osthues am Mittwoch der WAZ. 2026 waren 2.800 Menschen gekommen.',
        on: '2026-11-19',
      }),
    ],
    [
      'Das Grubenlampe Festival in Herne findet im Juni 2027 nicht statt.',
      'Als Gründe nennt der Verein Schlägel & Eisen höhere Ausgaben und eine Genehmigung, die noch fehlt.',
      'Wer schon bezahlt hat, soll sein Geld bis Ende Januar zurückbekommen.',
      'Das teilte die Vorsitzende Birgit Osthues am Mittwoch mit.',
      'In diesem Jahr kamen 2.800 Besucher.',
    ],
    [
      ['date', 'Geplant war das Festival für den 4. und 5. Juli 2027.'],
      ['name', 'Das teilte die Vorsitzende Brigitte Osthues mit.'],
      ['number', 'In diesem Jahr kamen 3.800 Besucher.'],
      ['name', 'Das Festival in Hagen fällt aus.'],
      ['date', 'Das Geld gibt es bis Ende Februar zurück.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'Interview: Nadia Ferreira of SALT CATHEDRAL MARCH on leaving Lisbon',
        text: "Nadia Ferreira moved from Lisbon to Reykjavik in 2024, and it shows on 'Harbour Of Ghosts', the second album by SALT CATHEDRAL MARCH. 'I wrote most of it in a lighthouse,' the singer tells us. Cellist Anna Björk Jónsdóttir plays on four tracks. The band, who opened for Opaline in May, will tour Iceland and Portugal next summer. The LP came out last Friday.",
        from: 'Distortion Weekly',
        on: '2026-11-10',
      }),
    ],
    [
      'Sängerin Nadia Ferreira zog 2024 von Lissabon nach Reykjavik.',
      'Den größten Teil von „Harbour Of Ghosts“ schrieb sie in einem Leuchtturm, wie sie Distortion Weekly verriet.',
      'Auf vier Stücken ist die Cellistin Anna Björk Jónsdóttir zu hören.',
      'Im nächsten Sommer sind Auftritte in Island und Portugal geplant.',
      'Das zweite Album von Salt Cathedral March erschien am 6. November.',
    ],
    [
      ['number', 'Auf sechs Stücken ist die Cellistin Anna Björk Jónsdóttir zu hören.'],
      ['name', 'Sängerin Nadia Ferreira zog 2024 von Porto nach Reykjavik.'],
      ['date', 'Das zweite Album erschien am 5. November.'],
      ['name', 'Im Mai eröffnete die Band für Amaranth.'],
      ['name', 'Geplant sind Auftritte in Irland und Portugal.'],
    ],
  ),
  ...scene(
    [
      english({
        title: 'BLACKTHORN UNION stream new song "Nine Of Swords"',
        text: 'UK heavy metal quartet BLACKTHORN UNION have premiered "Nine Of Swords", the third single from their upcoming album "Tarot". The track features a guest solo by Kaito Mori of TETSUBO. "Tarot" arrives on Jan. 29 via Steelwright. The band headline the O2 Academy in Leeds on 30 January.',
        on: '2026-11-20',
      }),
    ],
    [
      'Blackthorn Union zeigen mit „Nine Of Swords“ die dritte Single aus „Tarot“.',
      'Ein Gastsolo steuert Kaito Mori von Tetsubo bei.',
      'Das Album des britischen Quartetts erscheint am 29. Januar 2027 bei Steelwright.',
      'Einen Tag später spielt die Heavy-Metal-Band in der O2 Academy in Leeds.',
    ],
    [
      ['number', 'Blackthorn Union zeigen die vierte Single aus „Tarot“.'],
      ['name', 'Ein Gastsolo steuert Kenji Mori von Tetsubo bei.'],
      ['date', 'Das Album erscheint am 19. Januar.'],
      ['name', 'Die Band zeigt mit „Ten Of Cups“ eine weitere Single.'],
      ['number', 'Das britische Quintett spielt in Leeds.'],
    ],
  ),
]
