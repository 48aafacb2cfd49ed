import { endpoint } from '../base/endpoint.ts'
import { KunciPush, LanggananPush } from './push.schema.ts'

export const getKunciPush = endpoint({
  method: 'GET',
  path: '/api/allroles/push/kunci',
  access: 'allroles',
  summary: 'The public key with which a browser subscribes to pushes, and whether this session has a subscription.',
  data: KunciPush,
})

export const putLanggananPush = endpoint({
  method: 'POST',
  path: '/api/allroles/push',
  access: 'allroles',
  summary:
    'Send the caller’s notices to this browser as well, until this session ends. Replaces the subscription that the session had; beyond ten of an account the oldest one ends.',
  body: LanggananPush,
  data: KunciPush,
  success: 201,
  message: 'Kabar di perangkat ini menyala.',
  errors: ['PUSH_OFF', 'PUSH_SERVICE'],
  event: 'push.subscribe',
})

export const removeLanggananPush = endpoint({
  method: 'DELETE',
  path: '/api/allroles/push',
  access: 'allroles',
  summary: 'End the subscription of this session: its browser gets no more pushes.',
  data: KunciPush,
  message: 'Kabar di perangkat ini dimatikan.',
  event: 'push.unsubscribe',
})
