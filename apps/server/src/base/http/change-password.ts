import type { FastifyInstance } from 'fastify'

/** Where password managers lead a person who is to change a password (W3C, "A Well-Known URL for Changing Passwords"). */
const PATH = '/.well-known/change-password'
const PAGE = '/profile#password'

export function serveChangePassword(app: FastifyInstance): void {
  app.get(PATH, { schema: { hide: true } as object }, (_request, reply) => reply.redirect(PAGE, 302))
}
