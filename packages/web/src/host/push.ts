import { ask } from './house.ts'

/** Why a browser cannot be told anything: https is missing, it knows no such thing, or its owner has said no. */
export type NoPush = 'insecure' | 'unknown' | 'denied'

/** Tells this browser that it is my turn, open or not. */
export const push = {
  why(): NoPush | undefined {
    if (!isSecureContext) return 'insecure'
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unknown'
    return Notification.permission === 'denied' ? 'denied' : undefined
  },

  /** Whether the house tells this browser. */
  async isOn(): Promise<boolean> {
    const own = await subscription()
    if (!own) return false
    const { endpoints } = await ask<{ endpoints: string[] }>('GET', 'me/push')
    return endpoints.includes(own.endpoint)
  },

  /** The browser asks its owner first; false when they say no. */
  async turnOn(language: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false
    const { key } = await ask<{ key: string }>('GET', 'me/push')
    const { pushManager } = await navigator.serviceWorker.ready
    // One that was made for another house at this address opens nothing here.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = made.toJSON()
    await ask('PUT', 'me/push', { endpoint, keys, language })
    return true
  },

  async turnOff(): Promise<void> {
    const own = await subscription()
    if (!own) return
    await ask('DELETE', `me/push?endpoint=${encodeURIComponent(own.endpoint)}`)
    await own.unsubscribe()
  },

  trial: () => ask<{ arrived: boolean }>('POST', 'me/push/try'),
}

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration()
  return known ? known.pushManager.getSubscription() : null
}
