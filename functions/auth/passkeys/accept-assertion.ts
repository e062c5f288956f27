import type * as z from 'zod/mini'
import type { Assertion as SentAssertion } from '#shared/api/passkeys.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Write } from '#platform/table/index.ts'
import { redeemChallenge } from './challenge.repository.ts'
import { challengeIn, toBase64Url } from './encoding.ts'
import { recordPasskeyUse } from './passkey.items.ts'
import { findOwnedPasskey, type OwnedPasskey } from './passkey.repository.ts'
import { verifyAssertion, type Assertion } from './webauthn.ts'

interface Sent extends Assertion {
  readonly userHandle: string | undefined
}

const sentOf = ({ id, rawId, response }: z.output<typeof SentAssertion>): Sent => {
  const clientDataJson = toBase64Url(response.clientDataJSON)
  return {
    id: toBase64Url(id),
    rawId: toBase64Url(rawId),
    authenticatorData: toBase64Url(response.authenticatorData),
    clientDataJson,
    signature: toBase64Url(response.signature),
    challenge: challengeIn(clientDataJson),
    userHandle: response.userHandle ? toBase64Url(response.userHandle) : undefined,
  }
}

/** The passkey that signed, if the challenge allows its owner. A refused attempt uses the challenge up, too. */
const findSigner = async ({
  id,
  challenge,
  userHandle,
}: Sent): Promise<OwnedPasskey | undefined> => {
  const redeemed = await redeemChallenge(challenge, 'sign-in')
  const owned = redeemed && (await findOwnedPasskey(id))
  if (!owned) return undefined
  const { memberId } = owned.member
  const isAllowed = redeemed.memberId === '' || redeemed.memberId === memberId
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === memberId
  return isAllowed && isOwner ? owned : undefined
}

interface Accepted {
  readonly member: MemberItem
  /** Belongs into the transaction that acts on the assertion: it fails when the passkey was removed or copied. */
  readonly use: Write
}

/** The member whose passkey signed; undefined for every reason to refuse the assertion. */
export const acceptAssertion = async (
  assertion: z.output<typeof SentAssertion>,
): Promise<Accepted | undefined> => {
  const sent = sentOf(assertion)
  const signer = await findSigner(sent)
  if (!signer) return undefined
  const counter = await verifyAssertion(sent, signer.passkey)
  if (counter === undefined) return undefined
  return { member: signer.member, use: recordPasskeyUse(signer.passkey, counter) }
}
