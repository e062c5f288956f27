import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { draftOfShared, fileOfShared } from './shared-draft.ts'

const shared = (content: Partial<Parameters<typeof draftOfShared>[0]>) => ({
  title: '',
  text: '',
  url: '',
  files: [],
  at: 0,
  ...content,
})

const LINK = 'https://metal.test/a?b=1'

describe('the draft for shared content', () => {
  it('takes title, text and link', () => {
    expect(
      draftOfShared(shared({ title: 'Neues Album', text: 'Hört mal', url: LINK })),
    ).toMatchObject({ title: 'Neues Album', content: 'Hört mal', linkUrl: LINK })
  })

  it('finds the link at the end of the text, where Android apps write it', () => {
    expect(draftOfShared(shared({ text: `Hört mal ${LINK}` }))).toMatchObject({
      content: 'Hört mal',
      linkUrl: LINK,
    })
  })

  it('leaves out a title that repeats the text', () => {
    expect(draftOfShared(shared({ title: 'Hört mal', text: 'Hört mal' })).title).toBe('')
  })

  it('keeps a link that is none, or too long, in the text', () => {
    const long = `https://metal.test/${'a'.repeat(LIMITS.linkUrl)}`
    expect(draftOfShared(shared({ text: long }))).toMatchObject({ linkUrl: '', content: long })
    expect(draftOfShared(shared({ url: 'javascript:alert(1)' })).linkUrl).toBe('')
  })

  it('cuts a text that is too long, but not inside a character', () => {
    const { content } = draftOfShared(shared({ text: 'x'.repeat(LIMITS.postContent - 1) + '🤘' }))
    expect(content).toBe('x'.repeat(LIMITS.postContent - 1))
  })
})

describe('the file of shared content', () => {
  it('is the first one, with the purpose of its bytes, else of its type', async () => {
    const photo = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
    const sound = new File(['a'], 'a.mp3', { type: 'audio/mpeg' })
    expect(await fileOfShared(shared({ files: [photo, sound] }))).toEqual({
      file: photo,
      purpose: 'post',
    })
    expect((await fileOfShared(shared({ files: [sound] })))?.purpose).toBe('post-audio')
    const unnamed = new File(['ID3\u0004'], 'riff', { type: 'application/octet-stream' })
    expect((await fileOfShared(shared({ files: [unnamed] })))?.purpose).toBe('post-audio')
    expect(await fileOfShared(shared({}))).toBeUndefined()
  })
})
