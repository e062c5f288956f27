import { describe, expect, it } from 'vitest'
import { parseReportUrl } from './report-url.ts'

const ID = '01JDABCDEFGHJKMNPQRSTVWXYZ'
const HOST = 'hoellenlaerm.example'

describe('parseReportUrl', () => {
  it.each([
    [`https://${HOST}/#post-${ID}`, { kind: 'community-post', id: ID }],
    [`https://www.${HOST}/community#post-${ID}`, { kind: 'community-post', id: ID }],
    [`${HOST}/users/Wotan_88.x`, { kind: 'profile', username: 'Wotan_88.x' }],
    [`https://${HOST}/bands/${ID}`, { kind: 'band', id: ID }],
    [`https://${HOST}/concerts/${ID}?stadt=Kiel`, { kind: 'concert', id: ID }],
    [`https://${HOST}/news/${ID}/`, { kind: 'article', id: ID }],
  ])('finds what %s is about', (url, place) => {
    expect(parseReportUrl(url, HOST)).toEqual(place)
  })

  it.each([
    '',
    'Bitte löscht das',
    'javascript:alert(1)',
    `https://example.org/bands/${ID}`,
    `https://${HOST}.example.org/bands/${ID}`,
    `https://${HOST}/messages`,
    `https://${HOST}/bands/1`,
    `https://${HOST}/users/`,
    `https://${HOST}/#post-1`,
    `https://${HOST}/settings#post-${ID}`,
  ])('finds nothing in %j', (url) => {
    expect(parseReportUrl(url, HOST)).toBeUndefined()
  })
})
