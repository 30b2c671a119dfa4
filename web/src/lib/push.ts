/** Notices of the own turn while no page is open: Web Push, through a service worker. */
import { ask } from "./api";

export type PushState = "on" | "off" | "denied" | "missing";

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return undefined;
  return await navigator.serviceWorker.register("/sw.js");
}

/** Whether this browser gets notices, could get them, or was told not to. */
export async function pushState(): Promise<PushState> {
  if (!("Notification" in globalThis)) return "missing";
  if (Notification.permission === "denied") return "denied";
  const here = await worker().catch(() => undefined);
  if (!here) return "missing";
  return (await here.pushManager.getSubscription()) ? "on" : "off";
}

/** Get notices here, if the person and the browser agree. */
export async function subscribe(): Promise<PushState> {
  const here = await worker();
  if (!here || (await Notification.requestPermission()) !== "granted") return await pushState();
  await navigator.serviceWorker.ready;
  const { key } = await ask<{ key: string }>("GET", "/api/push");
  const subscription = await here.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => null);
  if (!subscription) return "missing";
  await ask("POST", "/api/me/push", subscription.toJSON());
  return "on";
}

/** No notices here any more. */
export async function unsubscribe(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) {
    await ask("DELETE", "/api/me/push", { endpoint: subscription.endpoint }).catch(() => undefined);
    await subscription.unsubscribe();
  }
  return await pushState();
}

/** A key as it is written in addresses, as bytes. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const padded = key.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(key.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}
