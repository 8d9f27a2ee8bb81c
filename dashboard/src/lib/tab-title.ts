// The title of the browser tab: the page, and how many videos ended while it was hidden.

let page = '';
let unseen = 0;

const show = (): void => {
  document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${page} · Greenroom`;
};

export function setPageTitle(title: string): void {
  page = title;
  show();
}

export function setUnseenCount(count: number): void {
  unseen = count;
  show();
}
