import { login } from '@sehati/contract/people/auth.endpoints'
import { makeApi } from '@sehati/testkit/client/api'
import { DEMO_DOMAIN, startDemoProduct } from '@sehati/testkit/product/demo-product'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/seed.ts'

test('the demo data runs in production, where pages are measured', { timeout: 600_000 }, async () => {
  const product = await startDemoProduct(process.env.TEST_DATABASE_URL as string, 'production', null)
  try {
    const body = { email: `user@${DEMO_DOMAIN}`, password: DEMO_PASSWORD }
    expect(await makeApi(product.url)(null, login, { body })).toMatchObject({ token: expect.any(String) })
  } finally {
    await product.remove()
  }
})
