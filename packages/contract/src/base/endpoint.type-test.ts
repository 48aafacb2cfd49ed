import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

// @ts-expect-error an endpoint under /api/users cannot claim to be the admin's
endpoint({ method: 'GET', path: '/api/users/x', access: 'admin', summary: 'x', data: z.null() })
