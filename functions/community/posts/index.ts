export { newPost } from './new-post.ts'
export { rejectPost, releasePost } from './post-decision.ts'
export { presentPost, type StoredPost } from './post.presenter.ts'
export { maySee } from './post.rules.ts'
