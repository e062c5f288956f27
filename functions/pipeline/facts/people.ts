import { foldWords } from '#shared/domain/search-fold.ts'

const GIVEN_NAMES = `
aaron adam adrian al alan albert alec alex alexander alexi alexis alice alissa amy anders andi andre andrea andreas andrew andy angela anette
anna anne annette anneke anni anthony antti ari arne arnulf arthur attila axel barbara barney bart ben benjamin benny bernd bernie bert bill billy bjorn bob
bobby boris brad brandon brann brendan brent brian britta brittney bruce bruno bryan carl carlos caroline carsten charlie charlotte chris christian christina christoph christopher
chuck claudia claus cliff corey cristina craig daisy dan dani daniel daniela danny dario darren dave david dean debbie dee dennis derek dieter dimitri dino dirk don
donald doro doug duff duncan eddie edgar eicca elias elina elisabeth ellen elize emil emma emppu eric erik ernie esa eva fabian fabio felix fernando fiona flo floor florian
frank fred freddy frederik fredrik gabriel gary gavin gene geezer geoff george gerd gerald gerrit gina glen glenn graham greg gus gunnar guido gunter gustav guy hank hannes hansi
hans harald harry heike heiko heinz helge henning henri henrik herbert holger ian igor ilja inga ingo ingrid ira isaac ivan jack jackie jacob jake jakob james jamie jan jana janne
jared jari jarkko jason jasmin jay jean jeff jeffrey jens jeremy jerry jesper jesse jim jimmy joachim joakim jochen joe joel joey johan johann johanna johannes john johnny jon jonas jonathan jonne
joost jordan jorg jorn jose josef joseph josh juan juha jukka julia julian julien jurgen jussi justin kai karen karin karl karsten katharina katja kate kathrin keith ken kenny kerry kevin kim kirk kirsten
klaus kory kristian kristoffer kurt kyle lars larry lasse laura lauri lauren lee leif lemmy lena leo leon les linda lina lisa liv lothar louis lucas luca luis lukas luke lutz lzzy magnus
maik malte manfred manuel manuela marc marcel marcela marco marcus maria marie mario marion mark marko markus martin martina marty mary mats matt matthew matthias max maynard mathias melanie melissa mia micha michael michaela
michelle mick miguel mika mikael mike mikko mille milo miriam mirko mitch moritz myles nadine natalie nathan neil nergal niclas nick nicki nicko nicolas nicole niklas niko nikki nils nina noel nora norbert olaf ole oli oliver olli
olof oskar otto ozzy pablo pascal pasi pat patricia patrick patrik paul paula pedro pekka per pete peter petri phil philip philipp pierre piet rachel rafael rainer ralf ralph randy rasmus raymond rebecca rene rex ricardo
rich richard rick ricky rob robb robert robin rod rodrigo roger roland rolf roman ron ronald ronnie ronny ross roy rudi rudolf rudy ruth ryan sabina sabine sam samantha samuel sandra sara sarah sascha scott sean
sebastian sergio seth shane shannon sharon sharlee sigurd silke simon simone simen sofia sonja sophie stefan stefanie steffen stephan stephen stephanie steve steven stian stuart sully susanne sven svenja tanja tarja tatiana ted teemu terry thomas tilo till
tim timo tina tobias todd tom tomas tomi tommy toni tony torben torsten travis trevor troy tuomas tuomo udo ulf uli ulrich uwe valentin vanessa vera veronika vicky victor viktor vince vincent vinnie volker walter warren wayne wes wendy
werner will william willi wolf wolfgang yngve yvonne zac zak zakk zoltan
agnes amelie anja astrid benedikt birgit birte carina carolin clara cornelia dagmar dana doris eike elke erika eskil esther fenja finn franziska frida frieda fritz gesa gisela greta gudrun
hanna hannah hauke heidi helena helene ida ilse imke ines irene isabel jasper jette jule juliane jutta kathi kerstin kilian klara konrad lara lea lennart leonard leonie lorenz lotta lotte luisa luise maja mareike
maren margarete marlene mathilda meike merle mona nadja nele nico olivia paulina pia ronja ruben saskia sigrid silvia swantje tamara theo theresa thies thore ute valerie vivian wiebke xenia yvette zoe
`

/** Names of reports have no genitive: "tomas" is "toma" there. */
const GIVEN = new Set(
  foldWords(GIVEN_NAMES).flatMap((name) => [name, name.replace(/(?<=.{4})s$/u, '')]),
)

/** "Mille Petrozza", folded: a given name and a last name. */
export const isFullName = (name: string): boolean => {
  const at = name.indexOf(' ')
  return at > 0 && GIVEN.has(name.slice(0, at))
}
