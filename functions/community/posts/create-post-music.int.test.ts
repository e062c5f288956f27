import { describe, expect, it } from 'vitest'
import { createPost, getPost, listPosts, type Post } from '#shared/api/posts.ts'
import { searchTracks } from '#shared/api/music.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { picture } from '#testing/image-builder.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { putAll } from '#testing/posts.ts'
import { handler } from './create-post.ts'

const UNKNOWN = 'Diesen Song haben wir nicht mehr auf dem Zettel. Such ihn bitte nochmal aus.'

const author: TestMember = await aMember()

interface Answered {
  readonly status: number
  readonly json: Post & { readonly message?: string }
}

const post = (options: CallOptions): Promise<Answered> =>
  call(handler, createPost, { token: author.token, ...options })

const foundId = async (name: string): Promise<string> => {
  const { json }: { json: { tracks: { items: readonly { id: string; name: string }[] } } } =
    await call(await handlerOf('searchTracks'), searchTracks, {
      token: author.token,
      query: { q: name },
    })
  return json.tracks.items.find((each) => each.name === name)?.id ?? ''
}

const MUSIC = (id: string) => ({
  spotifyTrackId: id,
  spotifyTrackName: 'Flugrost',
  spotifyArtistName: 'Rostkönig',
  spotifyPreviewUrl: expect.stringContaining('/audio-ssl.itunes.apple.com/') as string,
  spotifyCoverUrl: expect.stringContaining('/is1-ssl.mzstatic.com/') as string,
})

describe('a post with music', () => {
  it('needs no text and carries what the search found, wherever it is shown', async () => {
    const id = await foundId('Flugrost')
    const created = await post({ body: { spotifyTrackId: id } })
    expect([created.status, created.json]).toEqual([
      201,
      expect.objectContaining({ content: '', ...MUSIC(id) }),
    ])
    const { token } = author
    const one = await call(await handlerOf('getPost'), getPost, {
      token,
      params: { id: created.json.id },
    })
    const feed = await call(await handlerOf('listPosts'), listPosts, { token })
    expect(one.json).toMatchObject(MUSIC(id))
    expect((feed.json as readonly Post[])[0]).toMatchObject(MUSIC(id))
  })

  it('takes no name and no address from the client', async () => {
    const spotifyTrackId = await foundId('Flugrost')
    for (const field of ['spotifyPreviewUrl', 'spotifyTrackName', 'spotifyArtistName']) {
      const { status, json } = await post({
        body: { spotifyTrackId, [field]: 'https://evil.example' },
      })
      expect(status).toBe(201)
      expect(JSON.stringify(json)).not.toContain('evil')
    }
  })

  it('refuses a track that no search has found, or that has no preview', async () => {
    const none = await foundId('Hofstaat der Schrauben')
    expect(none).not.toBe('')
    for (const spotifyTrackId of ['0123456789abcdefghijAB', none]) {
      const { status, json } = await post({ body: { content: 'Hört!', spotifyTrackId } })
      expect([status, json.message]).toEqual([400, UNKNOWN])
    }
  })

  it.each(['x', '../../FEED/abcdefghijklmn', '%00', ' '.repeat(22)])(
    'returns 400 for the id "%s"',
    async (spotifyTrackId) => {
      expect((await post({ body: { content: 'Hört!', spotifyTrackId } })).status).toBe(400)
    },
  )

  it('refuses a stored track whose names the NSBM guard matches by now', async () => {
    const id = '0123456789abcdefghijAZ'
    const track = { id, name: 'NSBM', artist: 'Band', previewUrl: 'https://p.scdn.co/x' }
    await putAll([{ PK: `MUSIC#TRACK#${id}`, SK: 'TRACK', ...track, expiresAt: 4_000_000_000 }])
    const { status, json } = await post({ body: { content: 'Hört!', spotifyTrackId: id } })
    expect([status, json.message]).toEqual([400, UNKNOWN])
  })

  it('accepts a form whose field is empty', async () => {
    const fields = { content: 'Ohne Musik', mediaType: 'image', spotifyTrackId: '' }
    const file = { field: 'media', contentType: 'image/png', bytes: await picture('png') }
    const { status, json } = await post(multipart(fields, file))
    expect([status, json.spotifyTrackId]).toEqual([201, null])
  })
})
