## each
page-e17-option-food = Pick up what nobody misses
page-e17-option-scrap = Pick up what nobody mends
