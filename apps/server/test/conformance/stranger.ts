import { startServer } from '../server.ts'

/** The response as a plain client reads it. */
export type Answer = {
  status: number
  success: boolean
  message: string
  code?: string
  errors?: { field: string; message: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: a client reads any field that the specification names
  data: any
}

export type Caller = { token: string | null }

/**
 * A client that knows only the specification: URLs, bodies and sentences are written out in its
 * tests. The people and the data that it needs are inserted into the tables beforehand.
 */
export async function openClinic() {
  const { app, make, at } = await startServer()

  const ask = async (
    who: Caller | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<Answer> => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        origin: 'http://localhost',
        'x-csrf-token': 'any',
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: reply.statusCode, ...reply.json() }
  }

  const [admin, patient, employee] = [await make.person(1), await make.person(5), await make.person(4)]
  const doctor = await make.profesional(2, { name: 'dr. Melati Wibowo' })
  const psychologist = await make.profesional(3)
  const session = await make.sesi(doctor.profesional_id)
  return { ask, make, at, admin, patient, employee, doctor, psychologist, session }
}
export type Clinic = Awaited<ReturnType<typeof openClinic>>
