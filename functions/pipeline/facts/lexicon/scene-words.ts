import { fold } from '../fold.ts'

/** Nouns of texts about music that the dictionary lacks; most are English. */
const WORDS = `
Achtel Account Act Aftershow Artwork Backdrop Backstage Blastbeat Bluray Booker Booking Bootleg Box Breakdown Bridge Bundle
CD Chart Closer Cover Coverband Crew Crowd Crowdfunding Demo Digipack Digipak Diskografie Doku Download Dreh Drummer Drumming Drums DVD
Einlass EP Facebook Fan Foodtruck Gatefold Genre Gig Groove Growl Hardcore Headbanger Headliner Heavy Homepage Hook Hookline Hoodie
Instagram Instrumental Internet Jam Jamsession Keyboard Keyboarder Kombo Koproduzent Label Leadgitarre Leadgitarrist Line-up Livestream LP Lyrics
Mail Mastering Merch Merchandise Metal Metalhead Mix Moshpit Newcomer Online Open-Air Opener Outro Patch Pit Playlist Podcast Pyrotechnik
Remaster Remix Reunion Riff Riffing Roadie Sampler Schlagzeuger Schlagzeugerin Score Scream Security Setlist Shirt Shouter Shouterin Show Snare Soli Song
Songwriter Songwriterin Songwriting Soundcheck Soundtrack Split Stage Statement Stream Streaming Supergroup Synthesizer Tantiemen Tape Teaser Tempi Ticket Track
Tracklist Trailer Tributeband Trust Van Venue Veteran Vinyl Visa Visum Vocals Vokalist Voting Website YouTube
Album Alben Anhänger Auftritt Ausgabe Band Bandmitglied Bassist Besetzung Besucher Bühne Clip Debüt Festival Gast Gitarre Gitarrist Gruppe Formation Karte Klang Konzert
Lied Melodie Musiker Platte Produzent Publikum Quartett Quintett Refrain Rezensent Sänger Sängerin Single Stück Studio Tonträger Tour Tournee Trio Duo Veranstalter Video Vorband
Vorgruppe Vorprogramm Vorverkauf Werk Nachfolger Vorgänger Zugabe Rezension Interview Meldung Mitteilung Angabe Termin
`

/** Nouns of news about people that the dictionary lacks: illness, court, accident, farewell. */
const OF_PEOPLE = `
Amnesie Aneurysma Aus Bandscheibe Blessur Demenz Dialyse Elternzeit Entzug Entzugsklinik Erdrutsch Frontfrau Frontmann Fünftel Gehirnerschütterung Gewahrsam Grabstätte
Herzinfarkt Hirnblutung Kehlkopf Leberzirrhose Leukämie Lymphom Migräne Notaufnahme Parkinson Prellung Reha Ruhestätte Schlussstrich Schweiß Skateboard
Schlagzeug Sorgerecht Stimmband Tatverdacht Therapie Tinnitus Trauergast Trauergäste Unterlassung Untreue Veruntreuung Weggefährte Wiedersehen
CDs DVDs EPs LPs PCs DJs T-Shirt
Insolvenz Heimtücke Pommes Böe Böen Physiotherapie Sonnenbrille Gehstock Maultrommel Stativ Effektgerät Bandmaschine Kulturhaus Vorplatz
Hospiz Chemo Chemotherapie Lymphknoten Botschafter Seniorenheim Versteigerung Auktion Gewinnspiel Spendenaktion Serienfertigung Prototyp Prototypen Crowdfundingkampagne Klick Klicks Einheit Charterfolg Headlinetour Albumcharts Akustikset Festivalgelände Proberaumkomplex
OP TV PA KI PR GmbH App LKW PKW DJ WC USB PC TikTok Ordnungsgeld Presswerk Proberaum Proberäume Jugendzentrum Wohnmobil Insolvenzverwalter Hausverbot Spätsommer Frühsommer Frühherbst Spätherbst
`

export const SCENE_WORDS: ReadonlySet<string> = new Set(
  `${WORDS} ${OF_PEOPLE}`
    .trim()
    .split(/\s+/)
    .map((word) => fold(word).join('')),
)
