import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listArticleVersions, withdrawArticleVersion } from '#shared/api/articles.ts'
import { postHistory, withdrawVersion } from '#shared/api/edits.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { answerArticles } from '../articles.ts'
import { until } from '../clock.ts'
import { CORRECTED, OLDER } from '../corrections.ts'
import { OK } from '../fake-api.ts'
import { aPost, ME, ownPost } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, inside, untilUnsaid } from '../queries.ts'

const MODERATOR = { me: { ...ME, role: 'moderator' as const } }

const EARLIER = { version: 1, title: null, linkUrl: null, withdrawnBy: null } as const

describe('an earlier version of a post', () => {
  const openHistory = async (post: Post, me?: Parameters<typeof openApp>[1]) => {
    const api = theApi()
    api.on(listPosts, () => [post])
    let withdrawnBy: 'author' | 'moderation' | null = null
    api.on(postHistory, () => [
      {
        ...EARLIER,
        withdrawnBy,
        content: withdrawnBy === null ? '0151 23456789' : '',
        writtenAt: post.createdAt,
      },
    ])
    const sent = api.on(withdrawVersion, () => {
      withdrawnBy = me === undefined ? 'author' : 'moderation'
      return OK
    })
    const { user } = await openApp('/', me)
    await user.click(await find('button', /bearbeitet/))
    const dialog = await inside('dialog', 'Frühere Fassungen')
    await until(() => expect(dialog.getByText('0151 23456789')).toBeTruthy())
    return { user, sent, dialog }
  }

  const edited = (post: Post): Post => ({
    ...post,
    version: 2,
    editedAt: new Date().toISOString(),
  })

  it('is withdrawn by its author after a question', async () => {
    const { user, sent, dialog } = await openHistory(edited(ownPost(7, 'Zwei')))
    await user.click(dialog.getByRole('button', { name: 'Fassung zurückziehen: Fassung 1' }))
    const question = await inside('dialog', 'Fassung 1 zurückziehen')
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: 'Fassung zurückziehen' }))
    await until(() => expect(dialog.getByText('Vom Autor zurückgezogen.')).toBeTruthy())
    expect(sent.map(({ body }) => body)).toEqual([{ version: 1 }])
    expect(dialog.queryByText('0151 23456789')).toBeNull()
    expect(dialog.queryByRole('button', { name: /zurückziehen/ })).toBeNull()
  })

  it('is withdrawn by a moderator, who gives a reason', async () => {
    const { user, sent, dialog } = await openHistory(edited(aPost(7, 'Zwei')), MODERATOR)
    await user.click(dialog.getByRole('button', { name: 'Fassung zurückziehen: Fassung 1' }))
    const question = await inside('dialog', 'Fassung 1 zurückziehen')
    await user.click(question.getByRole('radio', { name: 'Verletzt Rechte anderer' }))
    await user.click(question.getByRole('button', { name: 'Fassung zurückziehen' }))
    await until(() => expect(dialog.getByText('Von der Moderation zurückgezogen.')).toBeTruthy())
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 1, reason: 'Verletzt Rechte anderer' },
    ])
  })

  it('has no button for other members', async () => {
    const { dialog } = await openHistory(edited(aPost(7, 'Zwei')))
    expect(dialog.queryByRole('button', { name: /zurückziehen/ })).toBeNull()
  })
})

describe('an older version of an article', () => {
  const openVersion = async (options?: Parameters<typeof openApp>[1]) => {
    const api = theApi()
    answerArticles(api, [CORRECTED])
    let isWithdrawn = false
    api.on(listArticleVersions, () => [
      isWithdrawn ? { ...OLDER, isWithdrawn, title: '', excerpt: '', sentences: [] } : OLDER,
    ])
    const sent = api.on(withdrawArticleVersion, () => {
      isWithdrawn = true
      return OK
    })
    const { user } = await openApp(`/news/${CORRECTED.id}?fassung=1`, options)
    await findText('Durchgestrichen ist')
    return { user, sent }
  }

  it('is withdrawn by a moderator after a question', async () => {
    const { user, sent } = await openVersion(MODERATOR)
    await user.click(await find('button', 'Fassung zurückziehen'))
    const question = await inside('dialog', 'Fassung zurückziehen?')
    await user.click(question.getByRole('button', { name: 'Fassung zurückziehen' }))
    await findText(/hat die Moderation zurückgezogen/)
    await untilUnsaid('Durchgestrichen ist')
    expect(sent.map(({ body }) => body)).toEqual([{ version: 1 }])
  })

  it('has no button for readers', async () => {
    await openVersion()
    expect(screen.queryByRole('button', { name: 'Fassung zurückziehen' })).toBeNull()
  })
})
