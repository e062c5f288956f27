import { fold } from '../fold.ts'

/** Nouns of texts about music and its people that the dictionary lacks; many are English. */
const WORDS = `
Achtel Account Act Aftershow Artwork Backdrop Backstage Blastbeat Bluray Booker Booking Bootleg Breakdown Bridge Bundle CD Chart Closer Cover
Coverband Crew Crowd Crowdfunding Digipack Digipak Diskografie Doku Download Dreh Drummer Drumming Drums DVD Einlass EP Facebook Foodtruck Gatefold
Groove Growl Hardcore Headbanger Headliner Heavy Homepage Hook Hookline Hoodie Instagram Instrumental Jam Jamsession Keyboard Keyboarder Kombo
Koproduzent Label Leadgitarre Leadgitarrist Lineup Livestream LP Lyrics Mastering Merch Merchandise Metal Metalhead Mix Moshpit Newcomer Online
Openair Opener Outro Patch Pit Playlist Podcast Remaster Remix Reunion Riff Riffing Roadie Sampler Schlagzeuger Score Scream Security Setlist Shouter
Snare Soli Songwriter Songwriting Soundcheck Soundtrack Split Stage Stream Streaming Supergroup Synthesizer Tantiemen Tape Teaser Tempi Ticket Track
Tracklist Trailer Tributeband Trust Van Venue Veteran Vinyl Visa Vocals Vokalist Voting YouTube Bandmitglied Tonträger Vorband Vorgruppe

Aneurysma Aus Bandscheibe Elternzeit Entzug Entzugsklinik Erdrutsch Frontfrau Frontmann Fünftel Gewahrsam Grabstätte Kehlkopf Leberzirrhose Leukämie
Lymphom Parkinson Reha Ruhestätte Schlussstrich Schweiß Skateboard Schlagzeug Sorgerecht Stimmband Tatverdacht Tinnitus Trauergast Untreue
Weggefährte CDs EPs LPs PCs DJs Insolvenz Heimtücke Pommes Physiotherapie Sonnenbrille Gehstock Maultrommel Stativ Effektgerät
Bandmaschine Kulturhaus Vorplatz Hospiz Chemo Chemotherapie Lymphknoten Seniorenheim Gewinnspiel Spendenaktion Crowdfundingkampagne Charterfolg
Headlinetour Albumcharts Akustikset Festivalgelände Proberaumkomplex OP TV PA KI PR GmbH DJ WC USB PC TikTok Ordnungsgeld Presswerk Proberaum
Jugendzentrum Insolvenzverwalter Hausverbot Spätsommer Frühsommer Frühherbst
`

export const SCENE_WORDS: ReadonlySet<string> = new Set(fold(WORDS))
