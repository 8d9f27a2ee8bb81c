// Things to eat and drink, and to cook with.
const foods: ReadonlySet<string> = new Set([
  ...['carrot', 'vegetables', 'cooking-pot', 'pizza', 'bread', 'cake', 'ice-cream', 'bowl', 'pasta', 'apple', 'cherry'],
  ...['coffee', 'coffee-bean', 'tea', 'knife', 'plate', 'chocolate', 'burger', 'salad', 'smoothie', 'cheese', 'fish'],
  ...['honey', 'breakfast', 'water', 'beer', 'cocktail', 'milk', 'barbecue', 'steak', 'sushi', 'croissant'],
  ...['olive-oil', 'tomatoes', 'dough'],
]);

/** Whether a film about this thing is about food. */
export const isFood = (thing: string | undefined): boolean => thing !== undefined && foods.has(thing);
