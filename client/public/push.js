// Part of the service worker: shows what the server pushes, and opens what it is about.
const worker = self;

// What comes twice rings once.
async function show({ title, text: body, tag, url }) {
  const there = await worker.registration.getNotifications({ tag });
  const renotify = there.some((one) => one.title !== title || one.body !== body);
  const looks = { icon: '/icon-192.png', badge: '/badge.png' };
  await worker.registration.showNotification(title, { body, tag, renotify, ...looks, data: url });
}

// A page that is there already comes to the front.
async function open(path) {
  const address = new URL(path, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  await (there ? there.focus() : worker.clients.openWindow(address.href));
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// The browser has lost the address that it is pushed to: whoever is here says the new one.
async function move() {
  const { offers } = await (await fetch('/api/me/notices')).json();
  if (!offers?.push) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: offers.push };
  const { endpoint, keys } = (await worker.registration.pushManager.subscribe(wanted)).toJSON();
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ endpoint, ...keys });
  await fetch('/api/me/channels/push', { method: 'POST', headers, body });
}

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move()));
