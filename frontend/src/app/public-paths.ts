const PUBLIC = new Set(['/about', '/contact', '/impressum', '/datenschutz', '/agb', '/newsletter'])

/** Open to everybody; nobody is sent to the login from here (decision 27). */
export const isPublicPath = (pathname: string): boolean => PUBLIC.has(pathname)
