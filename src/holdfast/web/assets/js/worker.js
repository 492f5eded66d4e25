// The service worker: shows a notice although no page is open, and leads to its match.

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours; a browser wants to see something all the same.
  }
  const { title = "Holdfast", body = "", tag = "holdfast", url = "/", lang = "en" } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, icon: "/static/dist/icon.svg", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === address.pathname);
      return there ? there.focus() : self.clients.openWindow(address.href);
    }),
  );
});
