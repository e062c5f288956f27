import { within } from '@testing-library/dom'
import { openApp } from './open-app.ts'
import { find } from './queries.ts'

/** Opens the community and the stories behind a button of the bar. */
export const openStory = async (name: string) => {
  const app = await openApp('/')
  await app.user.click(await find('button', name))
  const dialog = await find('dialog', /Story/)
  return { ...app, dialog: within(dialog) }
}
