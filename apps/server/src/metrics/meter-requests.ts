import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import { bookKonsultasi, insertKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asFailure } from '../base/http/errors.ts'
import type { Meters } from './meters.ts'

const BOOKING: readonly string[] = [bookKonsultasi.path, insertKonsultasi.path, insertLanjutan.path]
const CREATED = 201

const isBooking = (request: FastifyRequest) => BOOKING.includes(request.routeOptions.config.endpoint?.path ?? '')

/** Counts every response. Pages, files and unknown URLs share one route label: a URL may contain anything. */
export function meterRequests(app: FastifyInstance, { requests, bookings }: Meters): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint
    const labels = {
      route: endpoint?.path ?? 'web',
      method: endpoint?.method ?? 'any',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    requests.observe(labels, reply.elapsedTime / 1_000)
    if (reply.statusCode === CREATED && isBooking(request)) bookings.inc({ result: 'booked' })
    done()
  })
  app.addHook('onError', (request, _reply, error, done) => {
    if (isBooking(request)) bookings.inc({ result: asFailure(error).body.code })
    done()
  })
}
