import type { Clause } from './clauses.ts'
import { words, type Concept } from './concept.ts'
import { signIn } from './signs.ts'

/** A claim about now is wrong when an item tells what came after: who is dead is not ill. */
interface Outdated {
  readonly claim: string
  readonly later: RegExp
  /** Words of a claim that is about now. */
  readonly now: RegExp
  /** The claim knows what came later. */
  readonly knows: RegExp
}

const YEAR = /\b(?:19|20)\d\d\b/u

const OUTDATED: readonly Outdated[] = [
  {
    claim: 'illness',
    later: words(
      'tot | gestorben\\w* | starb | verstorben\\w* | verstarb | dead | died | dies | death | passed away | killed',
    ),
    now: words('ist | sind | liegt | leidet | befindet | hofft | erholt | kampft'),
    knows: words(
      'tot | tod | todes | gestorben\\w* | starb | verst\\w+ | erlag | erlegen | \\w*schlafen | ging | gegangen | leben\\w* | nachruf | trauer\\w*',
    ),
  },
  {
    claim: 'cancer',
    later: words(
      'krebsfrei | cancer free | free of cancer | in remission | geheilt | besiegt\\w* | uberst[ae]nd\\w* | uberw[ua]nd\\w* | overc[ao]me | beat | survived',
    ),
    now: words('ist | hat | leidet | kampft | wieder | erneut | kehrt | kehrte'),
    knows: words(
      'geheilt | krebsfrei | besieg\\w* | uberst[ae]nd\\w* | uberw[ua]nd\\w* | frei | war | waren | wurde | hatte | nach | uberlebt\\w*',
    ),
  },
  {
    claim: 'arrest',
    later: words(
      'freigelassen\\w* | freiem fuss | freilassung | freigekommen | (?:wieder|kam|kommt) frei | released (?:from|on|without|after|him|her|again) | bail | set free | freed | walk(?:s|ed) free | (?:is|are|remain\\w*|stay\\w*) (?:\\w+ )?free',
    ),
    now: words('sitzt | sitzen | bleibt | bleiben | weiter | weiterhin | noch | immer | befindet'),
    knows: words(
      'frei | freigelassen\\w* | freigekommen | freilassung | freiem | entlassen | kaution',
    ),
  },
  {
    claim: 'departure',
    later: words(
      'reunite[sd]? | reunion | (?:is|are) back | returns? to the (?:band|stage|fold) | back together | wieder vereint | wiedervereinig\\w* | kehrt\\w* (?:\\w+ ){0,4}zuruck | ruckkehr',
    ),
    now: words('hat | haben | trennt | trennen | verlasst | verlassen | steigt | ist | sind'),
    knows: words('zuruck\\w* | ruckkehr | wieder\\w* | reunion | einst | damals | hatte | hatten'),
  },
]

const isStated = ({ later }: Outdated, claim: Clause, theirs: readonly Clause[]): boolean =>
  theirs.some(
    ({ text, isNegated, sentenceTokens, referent }) =>
      !isNegated &&
      later.test(text) &&
      (claim.subject.size === 0 ||
        [...claim.subject].some((name) => sentenceTokens.has(name) || referent.has(name))),
  )

/** The claims about now that the items tell to be over. */
export const outdatedIn = (
  claims: readonly Clause[],
  theirs: readonly Clause[],
  concepts: readonly Concept[],
): string[] =>
  OUTDATED.filter((one) => {
    const concept = concepts.find(({ name }) => name === one.claim)
    if (!concept || claims.some(({ text }) => one.knows.test(text) || YEAR.test(text))) return false
    return claims.some(
      (claim) =>
        one.now.test(claim.text) && signIn(claim, concept) === 1 && isStated(one, claim, theirs),
    )
  }).map(({ claim }) => claim)

const CANCELLED = words(
  'abgesagt\\w* | absag\\w* | (?:sagt|sagen|sagte|sagten) (?:\\w+ ){0,12}ab | gestrichen\\w* | streich\\w* | ersatzlos | (?:fallt|fallen|fiel|fielen) (?:\\w+ ){0,8}(?:aus|flach) | entfallt | entfallen | entfiel\\w* | abgeblasen | cancel\\w* | call(?:s|ed|ing)? (?:\\w+ ){0,6}off | scrap\\w* | axed | pull(?:s|ed)? | nix\\w* | withdr\\w+ | ausgefallen | eingestellt | shelved | geplatzt | ausfall\\w*',
)
const POSTPONED = words(
  'verschieb\\w* | verschob\\w* | verleg(?:en|t|te|ten|ung|ungen) | nachgeholt\\w* | nachhol\\w* | postpon\\w* | reschedul\\w* | push(?:es|ed|ing)? back | moved to | neu angesetzt\\w* | ersatztermin\\w*',
)

/** A concert that the items only postpone is not cancelled. */
export const isOnlyPostponed = (claims: readonly Clause[], theirs: readonly Clause[]): boolean =>
  claims.some(({ text, isNegated }) => !isNegated && CANCELLED.test(text)) &&
  !claims.some(({ text }) => POSTPONED.test(text)) &&
  theirs.some(({ text, isNegated }) => !isNegated && POSTPONED.test(text)) &&
  !theirs.some(({ text, isNegated }) => !isNegated && CANCELLED.test(text))
