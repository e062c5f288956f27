import { countRows, importKey, listImport, newImport } from '../../concerts/import/import.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { put, write } from '#platform/table/index.ts'
import { aNewOrganizer } from '../concert-imports.ts'
import type { TestMember } from '../members.ts'
import { aModerator } from '../moderation.ts'
import { stored } from '../stored.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** An import of 200 rows that has no links yet; returns its id. */
export const aStoredImport = async ({ id: memberId }: TestMember): Promise<string> => {
  const id = newId()
  await write(put(newImport(memberId, id, true)))
  const item = await stored(importKey(memberId, id))
  if (item) await write(listImport(item))
  if (item) await write(countRows(item, { gigs: 200, held: 0 }))
  return id
}

/** Four imports of an organiser without a history. */
export const calls: TypicalCalls = {
  ids: [
    'ownConcertImports',
    'listConcertImports',
    'undoConcertImport',
    'removeConcertImport',
    'vouchForOrganizer',
  ],
  prepare: async () => {
    const [organizer, moderator] = [await aNewOrganizer(), await aModerator()]
    const ids: string[] = []
    for (let number = 0; number < 4; number++) ids.push(await aStoredImport(organizer))
    const [own = '', other = ''] = ids
    const { token } = moderator
    return {
      ownConcertImports: { token: organizer.token },
      listConcertImports: { token, query: { withheld: 'true' } },
      undoConcertImport: { token: organizer.token, params: { id: own } },
      removeConcertImport: {
        token,
        params: { memberId: organizer.id, id: other },
        body: { reason: 'Werbung oder Spam' },
      },
      vouchForOrganizer: { token, params: { memberId: organizer.id } },
    }
  },
}
