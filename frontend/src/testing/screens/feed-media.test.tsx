import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { passTime, until } from '../clock.ts'
import { aPost } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'

const openVideo = async (post: Partial<Post> = {}): Promise<HTMLVideoElement> => {
  const media = { mediaUrl: '/media/posts/7/original.mp4', mediaType: 'video' as const, ...post }
  theApi().on(listPosts, () => [aPost(7, 'Hier', media)])
  await openApp('/')
  await findText('Hier')
  return until(() => screen.getByLabelText<HTMLVideoElement>(/^Video von/))
}

describe('a video in the feed', () => {
  it('says within two seconds that it does not start, until it does', async () => {
    const video = await openVideo()
    fireEvent.play(video)
    await passTime(2000)
    await findText('Da kommt nichts. Vielleicht ist das Netz zu langsam.')
    await find('button', 'Neu laden')
    fireEvent.playing(video)
    await until(() => {
      expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull()
    })
    fireEvent.waiting(video)
    await passTime(2000)
    await find('button', 'Neu laden')
    fireEvent.pause(video)
    await until(() => {
      expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull()
    })
  })

  it('offers its file when the browser does not know its picture', async () => {
    const video = await openVideo()
    Object.defineProperty(video, 'videoWidth', { value: 0 })
    fireEvent.loadedMetadata(video)
    await findText('Dein Browser kennt dieses Video nicht')
    const link = await find('link', 'Datei öffnen')
    expect(link.getAttribute('href')).toBe('/media/posts/7/original.mp4')
  })
})
